"""What the page says has happened: the last move, a card that was given, the end of a round and of a game."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations, resize
from kit.server import BO, BOT, ME, Client, LiveServer
from playwright.sync_api import Page, Route, expect

from stip.bots.players import make_player
from stip.play.position import view_from_bytes

pytestmark = pytest.mark.slow

CY = {"kind": "me", "name": "Cy"}
SIZES = [{"width": 390, "height": 844}, {"width": 1024, "height": 768}, {"width": 1440, "height": 900}]
# The things that are outlined, as the sprites of their pieces and whether something lies over them or beyond the edge.
OUTLINED = """panel => {
    const end = document.querySelector(panel).getBoundingClientRect();
    return [...document.querySelectorAll("svg[data-panel=board] .thing.lifted:has(.mark.chosen)")].map(thing => {
        const box = thing.querySelector(".rise").getBoundingClientRect();
        const isApart = (one, other) => one.right <= other.left || one.bottom <= other.top;
        const isBeside = isApart(box, end) || isApart(end, box);
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        return { sprite: thing.querySelector("use:last-of-type").getAttribute("href"), isSeen: isBeside && isInside };
    });
}"""


class Players:
    """Both players at one screen, who play through the server what the greedy player would."""

    def __init__(self, live_server: LiveServer, *words: Any, **rest: Any) -> None:
        self.made = live_server.make(*words, **rest)
        self.code, self.http = self.made["table"], live_server.http
        self.client = Client(live_server.address, self.code, self.made["secret"], wants=["state", "moves"])
        self._players: dict[int, Any] = {}

    def play(self) -> None:
        game = self.client.table["game"]
        position = next(one for one in self.client.table["positions"] if one.get("moves"))
        view = view_from_bytes(game, base64.b64decode(position["state"]), position["seat"])
        player = self._players.setdefault(view.seat, make_player("greedy", game, view.seat))
        move = view.write(player.choose(view))
        done = self.client.ask(type="play", seat=view.seat, ply=self.client.table.get("ply", 0), move=move)
        self.client.catch_up(done["seq"])

    def play_until(self, is_enough: Callable[[], object]) -> None:
        while not is_enough():
            self.play()

    @property
    def is_over(self) -> bool:
        return bool(self.client.table["phase"] == "over")

    @property
    def scene(self) -> dict[str, Any]:
        """What a spectator sees."""
        return dict(self.http.get(f"/api/tables/{self.code}/scene").json())

    def open(self, visitors: Visitors, **window: Any) -> Page:
        page = visitors.open(f"/t/{self.code}", self.made["secret"], **window)
        page.locator("main[data-ply]").wait_for()
        return page


def pieces(page: Page, panel: str) -> set[str]:
    """Return the colours of the pieces beside the title."""
    uses = page.locator(f"{panel} .pieces use").all()
    return {str(use.get_attribute("href")).removeprefix("#round-") for use in uses}


@pytest.mark.parametrize(("game", "size"), [("halma", SIZES[0]), ("punto", SIZES[1]), ("punto", SIZES[2])])
def test_one_line_tells_the_last_move_and_what_it_caused_and_moves_nothing(
    live_server: LiveServer, visitors: Visitors, game: str, size: Any
) -> None:
    players = Players(live_server, game, ME, BO, first=1)
    page = players.open(visitors, viewport=size, is_fast=True)
    line, board = page.locator(".happened"), page.locator("svg[data-panel=board]")
    expect(line).to_have_text("")
    empty = board.bounding_box()
    players.play_until(lambda: players.scene.get("effects"))
    told = players.client.updates[-1]["news"]
    expect(line).to_contain_text(players.scene["effects"])
    expect(line).to_contain_text(re.compile(f"^{'Anna' if told['seat'] == 1 else 'Bo'} [a-z]"))
    assert board.bounding_box() == empty
    assert line.evaluate("one => one.scrollHeight <= one.clientHeight")
    text = line.inner_text()
    page.reload()
    expect(line).to_have_text(text)
    assert accessibility_violations(page) == []


def test_the_card_that_was_given_is_told_and_marked(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("tokken", ME, BOT, first=1)
    page = visitors.open(f"/t/{made['table']}", made["secret"], viewport=SIZES[0], is_fast=True)
    hand = page.locator("svg[data-panel=hand] .thing")
    hand.first.dispatch_event("click")
    expect(page.locator(".happened")).to_contain_text(re.compile(r"You got (an? \w+|the joker)\."))
    got = page.locator(".happened b").inner_text().split()[-1].rstrip(".")
    marked = page.locator("svg[data-panel=hand] .thing:has(.new)")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-label", re.compile(rf"^{got}, new"))
    assert accessibility_violations(page) == []


@pytest.mark.parametrize("size", [*SIZES, {"width": 844, "height": 390}])
def test_what_others_did_is_told_until_ones_own_next_move(
    live_server: LiveServer, visitors: Visitors, size: Any
) -> None:
    made = live_server.make("tokken", ME, BOT, first=2)
    page = visitors.open(f"/t/{made['table']}", made["secret"], viewport=size, is_fast=True)
    line = page.locator(".happened")
    empty = pytest.approx(line.bounding_box(), abs=1)
    page.locator("svg[data-panel=hand] .thing").first.dispatch_event("click")
    expect(page.locator("main")).to_have_attribute("data-ply", "3")  # two cards are given, and the bot plays first
    expect(line).to_have_text(re.compile(r"You got (an? \w+|the joker)\. .*Mimo \w.*\.\s*$"))
    assert line.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert line.bounding_box() == empty


def test_what_a_move_caused_can_be_read_before_somebody_else_moves(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("tokken", ME, BOT, first=2)
    page = visitors.open(f"/t/{made['table']}", made["secret"], viewport=SIZES[0])
    page.locator("main[data-ply]").wait_for()
    page.evaluate("""() => {
        window.seen = {};  // when each number of moves was shown first
        const main = document.querySelector("main");
        new MutationObserver(() => (window.seen[main.dataset.ply] ??= performance.now())).observe(main, {
            attributeFilter: ["data-ply"],
        });
    }""")
    page.locator("svg[data-panel=hand] .thing").first.dispatch_event("click")
    expect(page.locator("main")).to_have_attribute("data-ply", "3")
    assert page.evaluate("window.seen[3] - window.seen[2]") > 1000  # “You got a 6.”


def test_at_one_screen_nobody_reads_what_another_was_given(live_server: LiveServer, visitors: Visitors) -> None:
    players = Players(live_server, "tokken", ME, BO, first=1)
    page = players.open(visitors, is_fast=True)
    for ply in (1, 2):
        page.locator(".curtain button").click()
        players.play()
        expect(page.locator("main")).to_have_attribute("data-ply", str(ply))
    expect(page.locator(".happened")).to_have_text("Bo chooses in secret.")
    page.locator(".curtain button").click()
    expect(page.locator(".happened")).to_contain_text("You got ")


def test_the_end_of_a_round_stays_with_row_score_and_card_until_somebody_goes_on(
    live_server: LiveServer, visitors: Visitors
) -> None:
    players = Players(live_server, "punto", ME, BO, CY, first=1)  # a round of two may have no winner
    watching = visitors.open(f"/t/{players.code}", is_fast=True)
    pages = [players.open(visitors, viewport=size, is_fast=True) for size in SIZES]
    players.play_until(lambda: players.scene.get("interlude") or players.is_over)
    ending, ply = players.scene["interlude"]["ending"], players.client.table["ply"]
    winner = {1: "Anna", 2: "Bo", 3: "Cy"}[ending["winners"][0]]
    for page in [watching, *pages]:
        page.locator(".round-end").wait_for()
    for _ in range(3):
        players.play()  # the next round goes on behind it
    for page in pages:
        round_end = page.locator(".round-end")
        expect(round_end.locator("h1")).to_have_text(f"{winner} wins the round.")
        for text in (ending["text"], ending["consequence"], f"{winner} 1 round"):
            expect(round_end).to_contain_text(text)
        expect(page.locator("main")).to_have_attribute("data-ply", str(ply))
        outlined = page.evaluate(OUTLINED, ".round-end")
        assert len(outlined) >= 4
        assert all(one["isSeen"] for one in outlined)
        assert pieces(page, ".round-end") == {one["sprite"].split("-")[1] for one in outlined}
        expect(page.locator(".say")).to_contain_text(ending["text"])  # for those who listen
        expect(page.locator(".seats li.turn")).to_have_count(0)  # it is nobody's turn before one has gone on
        assert accessibility_violations(page) == []
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
        expect(round_end).to_have_count(0)
        expect(page.locator("main")).to_have_attribute("data-ply", str(ply + 3))
        expect(page.locator(".thing.next").first).to_be_visible()
    expect(watching.locator(".round-end")).to_have_count(0, timeout=15_000)  # whoever watches need not press anything


def test_whoever_comes_back_after_the_end_of_a_round_still_sees_it(live_server: LiveServer, visitors: Visitors) -> None:
    players = Players(live_server, "punto", ME, BO, first=1, clock={"kind": "game", "seconds": 600})
    players.play_until(lambda: players.scene.get("interlude"))
    page = players.open(visitors, viewport=SIZES[0])
    expect(page.locator(".round-end")).to_contain_text("Your clock is running.")
    expect(page.get_by_role("button", name="Undo").last).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".happened")).to_contain_text("A new round begins.")


def test_the_ending_congratulates_and_shows_the_colour_that_won_and_what_decided_it(
    live_server: LiveServer, visitors: Visitors
) -> None:
    players = Players(live_server, "punto", ME, BO, first=1, options={"rounds_to_win": 1})
    players.play_until(lambda: players.is_over)
    ending = players.scene["ending"]
    winner = {1: "Anna", 2: "Bo"}[ending["winners"][0]]

    def reviewed(route: Route) -> None:
        chances = [0.5, 0.4, 0.7, 0.6, 0.6]
        moves = [
            {"number": number, "seat": 1, "text": "", "words": f"plays card {number}", "touches": ["place:f6"]}
            | {"chances": [chance, 1 - chance]}
            for number, chance in enumerate(chances, 1)
        ]
        route.fulfill(body=json.dumps({"moves": moves}), content_type="application/json")

    for size in SIZES:
        window: Any = {"viewport": size, "reduced_motion": "reduce", "permissions": ["clipboard-write"]}
        page = visitors.open(secret=players.made["secret"], **window)
        page.route("**/review?*", reviewed)
        page.goto(f"/t/{players.code}")
        over = page.locator(".ending")
        expect(over).to_have_text(re.compile(rf"^\s*Congratulations\s*{winner} wins\."))
        expect(over).to_contain_text(ending["text"])
        assert ending["text"].endswith("One round to none.")
        outlined = page.evaluate(OUTLINED, ".ending")
        assert len(outlined) >= 4
        assert all(one["isSeen"] for one in outlined)
        assert pieces(page, ".ending") == {one["sprite"].split("-")[1] for one in outlined}
        expect(over).to_have_text(re.compile(r"P-22\s*$"))  # the clause comes last
        expect(over.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{players.code}/1")
        expect(over.locator(".best")).to_contain_text("Anna plays card 3")
        assert accessibility_violations(page) == []
        over.get_by_role("button", name="Share").click()
        expect(over.get_by_role("button", name="Copied")).to_be_visible()


def test_a_loss_is_told_kindly_and_nobody_is_sent_on_to_a_stronger_bot(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("punto", ME, BOT, first=1, options={"rounds_to_win": 3})
    with live_server.join(made["table"], made["secret"]) as anna:
        anna.ask(type="resign", seat=1)
    page = visitors.open(secret=made["secret"], viewport=SIZES[0], is_fast=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as on plain HTTP
    page.goto(f"/t/{made['table']}")
    over = page.locator(".ending")
    expect(over).to_have_text(re.compile(r"^\s*Well played all the same\s*\S.* wins\."))
    assert pieces(page, ".ending") == {"blue", "green"}
    over.get_by_role("button", name="Share").click()
    expect(over.get_by_label("Link to this game")).to_have_value(re.compile(f"/review/{made['table']}/1$"))
    assert accessibility_violations(page) == []
    expect(over.get_by_role("button", name="A stronger bot")).to_have_count(0)


def test_after_a_win_a_stronger_bot_is_one_click_away(live_server: LiveServer, visitors: Visitors) -> None:
    for _ in range(10):
        players = Players(live_server, "punto", ME, BOT, options={"rounds_to_win": 1})
        while not players.is_over:
            if players.client.moves:
                players.play()
            else:
                players.client.receive()
        if players.client.table["outcome"]["places"] == [1, 2]:
            break
    page = players.open(visitors, viewport=SIZES[0], is_fast=True)
    page.locator(".ending").get_by_role("button", name="A stronger bot").click()
    page.wait_for_url(lambda url: "/t/" in url and players.code not in url)
    table = live_server.view(page.url.rpartition("/")[2])
    assert [seat.get("level", 0) for seat in table["seats"]] == [0, 2]
    assert table["options"]["rounds_to_win"] == 1


@pytest.mark.parametrize("names", [["Bartholomew van den Bosch", "Wilhelmina Featherstone"], ["Anna", "Bo"]], ids=len)
def test_after_a_round_of_four_one_can_go_on_whatever_they_are_called(
    live_server: LiveServer, visitors: Visitors, names: list[str]
) -> None:
    seats = [{"kind": "me", "name": f"{name} {number}"} for number, name in enumerate(names * 2, 1)]
    players = Players(live_server, "punto", *seats, first=1)
    players.play_until(lambda: players.scene.get("interlude"))
    page = players.open(visitors, is_fast=True)
    button, notes = page.get_by_role("button", name="Go on"), page.locator(".round-end li span")
    for size in [(390, 844), (360, 640), (1024, 768)]:
        resize(page, *size)
        expect(button).to_be_in_viewport(ratio=1)
        expect(notes).to_have_count(4)
        assert notes.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth)")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    button.click()
    expect(page.locator(".round-end")).to_have_count(0)
