"""A table in the browser on good and bad days: refusals, undo, hints, lost lines, empty chairs, keys, languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from kit.browser import Visitors, accessibility_violations, resize
from kit.browser_player import Person
from kit.server import BO, BOT, ME, OPEN, Client, LiveServer, ServerProcess
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from stip.locale import LANGUAGES, localize

pytestmark = pytest.mark.slow

GAMES = ["halma", "punto", "to-the-point", "tokken"]
WATCH = """() => {  // what animations change, from now on
    window.travelled = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.travelled.push(frames.flatMap(Object.keys));
        return animate.call(this, frames, timing);
    };
}"""
PHONES = [
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
]


def open_table(visitors: Visitors, made: dict[str, Any], **window: Any) -> Page:
    page = visitors.open(f"/t/{made['table']}", made["secret"], **window)
    page.locator("main[data-ply]").wait_for()
    return page


def at_table(live_server: LiveServer, visitors: Visitors, *order: Any, **rest: Any) -> Person:
    made = live_server.make(*order, **rest)
    return Person(open_table(visitors, made), live_server, made["table"], made["secret"])


# what the table says


def test_while_bots_are_being_prepared_the_table_says_so(
    live_server: LiveServer, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stip.server.http.game_views.is_preparing", lambda game: True)
    page = open_table(visitors, live_server.make("punto", ME, BOT))
    notice = page.get_by_text(localize("table-preparing", {}, "en"))
    expect(notice).to_be_visible()
    assert accessibility_violations(page) == []
    monkeypatch.undo()
    expect(notice).to_be_hidden()


def test_touching_what_cannot_be_played_says_why_with_the_rule_and_changes_nothing(
    live_server: LiveServer, visitors: Visitors
) -> None:
    anna = at_table(live_server, visitors, "halma", ME, BOT, first=1)
    anna.page.locator('[data-touch="field:h8"]').dispatch_event("click")
    say_line = anna.page.locator(".say")
    expect(say_line).to_contain_text("There is no pawn of yours on h8.")
    expect(say_line.get_by_role("link", name="H-6")).to_have_attribute("href", "/rules/halma#H-6")
    assert "ply" not in live_server.view(anna.code)  # none has been played
    anna.page.locator('[data-touch="field:d2"]').dispatch_event("click")
    expect(say_line).to_have_text("Where to? Touch a dot.")


def test_a_chosen_pawn_is_put_down_by_touching_it_again_and_another_takes_its_place(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = at_table(live_server, visitors, "halma", ME, BO, first=1).page
    chosen = page.locator(".thing.chosen")
    page.locator('[data-touch="field:e2"]').dispatch_event("click")
    expect(chosen).to_have_attribute("data-touch", "field:e2")
    page.locator('[data-touch="field:d3"]').dispatch_event("click")
    expect(chosen).to_have_attribute("data-touch", "field:d3")
    page.locator('[data-touch="field:d3"]').dispatch_event("click")
    expect(chosen).to_have_count(0)


def test_a_move_is_taken_back_against_a_bot_and_the_log_forgets_it(live_server: LiveServer, visitors: Visitors) -> None:
    anna = at_table(live_server, visitors, "halma", ME, BOT, first=1)
    anna.play()
    rows = anna.page.locator(".log li")
    expect(rows).to_have_count(2)
    expect(rows.last).to_have_text(re.compile("You hop from "))
    anna.page.get_by_role("button", name="Undo").last.click()
    expect(rows).to_have_count(0)
    expect(anna.page.locator("main")).to_have_attribute("data-ply", "0")


def test_among_people_a_move_is_taken_back_by_consent(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", first=1)
    joined = live_server.sit(made["table"])
    anna = Person(open_table(visitors, made), live_server, made["table"], made["secret"])
    bo = open_table(visitors, {"table": made["table"], **joined}, viewport=PHONES[2])
    anna.play()
    expect(bo.locator("main")).to_have_attribute("data-ply", "1")
    board = bo.locator("svg[data-panel=board]").bounding_box()
    anna.page.get_by_role("button", name="Undo").last.click()
    expect(anna.page.locator(".offer")).to_contain_text("You asked to take a move back.")
    expect(bo.locator(".offer")).to_contain_text("Anna would like to take a move back.")
    assert bo.locator("svg[data-panel=board]").bounding_box() == board  # a question does not push it away
    bo.get_by_role("button", name="Yes").click()
    expect(anna.page.locator("main")).to_have_attribute("data-ply", "0")


def test_a_hint_points_at_a_move_and_says_what_is_good_about_it(live_server: LiveServer, visitors: Visitors) -> None:
    page = at_table(live_server, visitors, "punto", ME, BOT, first=1).page
    page.get_by_role("button", name="Hint").last.click()
    expect(page.locator(".say")).to_contain_text("Try this")
    expect(page.locator(".mark.hint").first).to_be_visible()


def test_in_the_near_view_all_of_a_hint_is_to_be_seen(live_server: LiveServer, visitors: Visitors) -> None:
    page = open_table(visitors, live_server.make("halma", ME, BOT, first=1), viewport=PHONES[0])
    page.get_by_role("button", name="Hint").last.click()
    marks, ghosts = page.locator(".near .mark.hint"), page.locator(".near .ghost")
    expect(marks).to_have_count(1)
    expect(ghosts).to_have_count(1)
    for shown in (marks, ghosts):
        expect(shown).to_be_in_viewport(ratio=0.9)


def test_a_hint_marks_what_is_to_be_touched_next_and_nothing_after_it(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = open_table(visitors, live_server.make("halma", ME, BOT, first=1))
    page.get_by_role("button", name="Hint").last.click()
    marked = page.locator("svg[data-panel] .thing:has(.mark.hint)")
    expect(marked).to_have_count(1)
    start = str(marked.get_attribute("data-touch"))
    marked.dispatch_event("click")
    expect(marked).to_have_count(1)
    expect(marked).not_to_have_attribute("data-touch", start)


def test_the_last_move_stays_marked_where_it_leaves_no_trail(live_server: LiveServer, visitors: Visitors) -> None:
    bo = at_table(live_server, visitors, "punto", ME, BO, first=1)
    bo.play()
    was = bo.page.locator("svg[data-panel=board] .thing:has(.mark.was)")
    expect(was).to_have_attribute("data-touch", "place:f6")
    bo.play()
    expect(was).to_have_count(1)
    expect(was).not_to_have_attribute("data-touch", "place:f6")


def test_resigning_is_asked_about_once_and_then_the_game_can_be_played_again(
    live_server: LiveServer, visitors: Visitors
) -> None:
    page = at_table(live_server, visitors, "halma", ME, BOT, first=1).page
    page.get_by_role("button", name="Resign").last.click()
    page.get_by_role("button", name="Play on").click()
    assert page.locator(".ending").count() == 0
    page.get_by_role("button", name="Resign").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ending h1")).to_have_text("Mimo wins.")
    expect(page.locator(".ending")).to_contain_text("You resigned.")
    page.get_by_role("button", name="Show the board").click()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Again").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".thing.next").first).to_be_visible()


def test_people_at_one_table_hear_each_others_words(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto")
    joined = live_server.sit(made["table"])
    anna, bo = open_table(visitors, made), open_table(visitors, {"table": made["table"], **joined})
    anna.get_by_role("button", name="More").click()
    anna.get_by_role("button", name="Good luck!").click()
    expect(bo.locator(".bubble")).to_have_text("Anna: Good luck!")


def test_of_what_somebody_with_a_long_name_says_every_word_is_to_be_seen(
    live_server: LiveServer, visitors: Visitors
) -> None:
    made = live_server.make("punto", {"kind": "me", "name": "Wilhelmina Bartholomea Feather"}, OPEN)
    joined = live_server.sit(made["table"])
    bo = open_table(visitors, {"table": made["table"], **joined}, viewport={"width": 1024, "height": 768})
    with live_server.join(made["table"], made["secret"]) as anna:
        anna.ask(type="say", seat=1, phrase="well-played")
    bubble = bo.locator(".bubble")
    expect(bubble).to_contain_text("Well played")
    words, around, told = (one.bounding_box() for one in (bubble.locator("span"), bubble, bo.locator(".happened")))
    assert words is not None
    assert around is not None
    assert told is not None
    assert words["x"] + words["width"] <= around["x"] + around["width"]
    assert bubble.locator("span").evaluate("words => words.scrollWidth <= words.offsetWidth")
    assert around["y"] + around["height"] <= told["y"], "what happened last can still be read"


def test_another_game_can_be_refused_and_the_offer_withdrawn(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto")
    joined = live_server.sit(made["table"])
    with live_server.join(made["table"], made["secret"]) as player:
        player.ask(type="resign", seat=1)
    anna = open_table(visitors, made, viewport=PHONES[0])
    bo = open_table(visitors, {"table": made["table"], **joined})
    anna.get_by_role("button", name="Play again").click()
    expect(bo.locator(".ending")).to_contain_text("Anna would like to play again.")
    assert accessibility_violations(bo) == []
    bo.get_by_role("button", name="No, thanks").click()
    expect(anna.locator(".bubble")).to_have_text("Bo has declined.")
    expect(anna.get_by_role("button", name="Play again")).to_be_enabled()
    anna.get_by_role("button", name="Play again").click()
    expect(bo.get_by_role("button", name="No, thanks")).to_be_visible()
    anna.get_by_role("button", name="Withdraw").click()
    expect(bo.locator(".bubble")).to_have_text("Anna has withdrawn the offer.")
    expect(bo.get_by_role("button", name="No, thanks")).to_have_count(0)
    bo.get_by_role("button", name="Play again").click()
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator(".ending")).to_have_count(0)


@pytest.mark.parametrize(("game", "move"), [("to-the-point", "swap"), ("tokken", "(?!give)")])
def test_what_lies_face_up_can_be_looked_through(
    live_server: LiveServer, visitors: Visitors, game: str, move: str
) -> None:
    """TP-24, G-4."""
    made = live_server.make(game, ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        both.play(play_until(both, move))
    page = open_table(visitors, made)
    page.locator(".curtain button").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("discard|played")).click()
    expect(page.get_by_role("dialog").locator("svg[data-panel=heap] .thing").first).to_be_visible()
    assert accessibility_violations(page) == []


def test_who_can_play_no_card_is_told_so(live_server: LiveServer, visitors: Visitors) -> None:
    """T-10."""
    made = live_server.make("tokken", ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        play_until(both, "out")
    page = open_table(visitors, made)
    page.locator(".curtain button").click()
    expect(page.locator(".say")).to_contain_text("Nothing can be played.")


def play_until(both: Client, move: str) -> int:
    """Plays until such a move may be played; returns its number among those that may."""
    while not (fitting := [number for number, (_, text) in enumerate(both.moves) if re.match(move, text)]):
        both.play()
    return fitting[0]


def test_who_watches_is_told_so_and_offered_nothing_to_do(live_server: LiveServer, visitors: Visitors) -> None:
    page = open_table(visitors, {**live_server.make("punto", ME, BOT), "secret": ""})
    expect(page.get_by_role("status").first).to_have_text("You are watching")
    assert page.get_by_role("button", name=re.compile("Undo|Hint|Resign")).count() == 0


# one screen


def test_at_one_screen_the_card_lies_before_whoever_is_to_play_it(live_server: LiveServer, visitors: Visitors) -> None:
    both = at_table(live_server, visitors, "punto", ME, BO, first=1)
    for _ in range(3):
        expect(both.page.locator('svg[data-panel=hand] [data-id^="turned-up"]')).to_have_count(1)
        both.play()


def test_a_hand_is_not_on_the_page_until_its_owner_lifts_the_curtain(
    live_server: LiveServer, visitors: Visitors
) -> None:
    both = at_table(live_server, visitors, "tokken", ME, BO, first=1)
    page = both.page
    first = page.locator(".curtain h1").inner_text()
    assert page.locator("svg[data-panel]").count() == 0
    page.locator(".curtain button").click()
    expect(page.locator("svg[data-panel=hand] .thing")).to_have_count(5)
    both.play()
    expect(page.locator(".curtain h1")).not_to_have_text(first)
    assert page.locator("svg[data-panel]").count() == 0
    expect(page.locator(".log li").first).to_contain_text("chooses in secret")


# bad days


@pytest.mark.usefixtures("_built")
def test_a_page_finds_its_table_again_after_the_server_has_restarted_and_loses_no_touch(
    browser: Browser, tmp_path: Path
) -> None:
    child = ServerProcess(tmp_path)
    port = int(child.live_server.address.rpartition(":")[2])
    visitors = Visitors(browser, child.live_server.address)
    made = child.live_server.make("punto", ME, BO, first=1)
    page = open_table(visitors, made)
    page.locator(".thing.next").first.dispatch_event("click")
    expect(page.locator("main")).to_have_attribute("data-ply", "1")
    child.kill()
    expect(page.get_by_text("Connecting …")).to_be_visible()
    page.locator(".thing.next").first.dispatch_event("click")
    child = ServerProcess(tmp_path, port=port)
    try:
        expect(page.get_by_text("Everybody is here")).to_be_visible(timeout=20_000)
        expect(page.locator("main")).to_have_attribute("data-ply", "2")
        assert child.live_server.view(made["table"])["ply"] == 2
    finally:
        visitors.close()
        child.stop()


def test_a_table_that_does_not_exist_is_said_to(visitors: Visitors) -> None:
    page = visitors.open("/t/bbbbbbb")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    assert accessibility_violations(page) == []
    page.get_by_role("link", name="All games").click()
    expect(page).to_have_url(re.compile(r"/$"))
    visitors.console_problems[:] = [
        one for one in visitors.console_problems if "404" not in one and "WebSocket" not in one
    ]


@pytest.mark.usefixtures("_built")
def test_who_leaves_is_away_may_be_replaced_by_a_bot_and_takes_the_seat_back(browser: Browser, tmp_path: Path) -> None:
    child = ServerProcess(tmp_path, "--limit", "away_seconds=0.1")
    visitors = Visitors(browser, child.live_server.address)
    try:
        made = child.live_server.make("halma", first=1)
        joined = {"table": made["table"], **child.live_server.sit(made["table"])}
        anna, bo = open_table(visitors, made), open_table(visitors, joined)
        bo.close()
        expect(anna.locator(".seats")).to_contain_text("is away")
        anna.get_by_role("button", name="More").click()
        anna.get_by_role("button", name="Let a bot play for Bo").click()
        expect(anna.locator(".seats")).to_contain_text("a bot is playing")
        bo = open_table(visitors, joined)
        bo.get_by_role("button", name="Take my seat back").click()
        expect(bo.locator(".seats")).not_to_contain_text("a bot is playing")
    finally:
        visitors.close()
        child.stop()


def test_the_same_seat_in_a_second_window_is_kept_in_step(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("halma", ME, BO, first=1)
    one = Person(open_table(visitors, made), live_server, made["table"], made["secret"])
    other = open_table(visitors, made)
    one.play()
    expect(other.locator("main")).to_have_attribute("data-ply", "1")


# everyone


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays_a_game(live_server: LiveServer, visitors: Visitors, game: str) -> None:
    page = at_table(live_server, visitors, game, ME, BOT, first=1).page
    moved = page.locator(".log li")
    page.keyboard.press("Tab")
    for _ in range(60):
        if moved.count() >= 3:
            return
        page.locator(".thing.next, .choices button").first.wait_for()
        for _ in range(40):
            if page.evaluate("document.activeElement.matches('.thing.next:not(.chosen), .choices button')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    pytest.fail("no move was made")


def test_arrows_go_from_field_to_field_and_each_says_what_it_is(live_server: LiveServer, visitors: Visitors) -> None:
    page = at_table(live_server, visitors, "punto", ME, BO, first=1).page
    page.locator(".thing.next").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-ply", "1")
    expect(page.locator('[data-touch="place:g6"]')).to_have_attribute("aria-label", re.compile("possible"))
    page.locator('[data-touch="place:f6"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.touch") == "place:g6"
    assert "possible" in str(page.evaluate("document.activeElement.ariaLabel"))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_scrolls_away_and_what_is_pressed_is_large_enough(
    live_server: LiveServer, visitors: Visitors, game: str
) -> None:
    page = open_table(visitors, live_server.make(game, ME, BOT, first=1), viewport=PHONES[0], has_touch=True)
    page.locator(".thing.next").first.wait_for()
    for size in PHONES:
        resize(page, size["width"], size["height"])
        assert page.evaluate(
            "document.querySelector('.screen').scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"
        ), size
        board = page.locator("svg[data-panel=board]").bounding_box()
        assert board is not None
        assert board["y"] >= 0, size
        assert board["y"] + board["height"] <= size["height"], size
        assert board["height"] >= 220, size
        for button in page.locator("main button:visible, main a.button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.5, (size, button)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_at_the_table(live_server: LiveServer, visitors: Visitors, language: str) -> None:
    page = open_table(visitors, live_server.make("halma", ME, BOT, first=1), locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".say")).to_have_text(localize("halma-scene-ask", {"pigment": ""}, language))
    expect(page.get_by_role("button", name=localize("table-hint-button", {}, language)).last).to_be_visible()
    page.locator('[data-touch="field:h8"]').dispatch_event("click")
    expect(page.locator(".say")).to_contain_text("H-6")
    expect(page.locator(".say")).to_contain_text(re.compile(r"h8"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_barrier_at_a_table(live_server: LiveServer, visitors: Visitors, game: str, theme: Any) -> None:
    page = open_table(visitors, live_server.make(game, ME, BOT, first=1), color_scheme=theme)
    assert accessibility_violations(page) == []
    page.locator(".thing.next").first.dispatch_event("click")
    assert accessibility_violations(page) == []
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert accessibility_violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resign").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ending")).to_be_visible()
    assert accessibility_violations(page) == []


def test_axe_finds_no_barrier_while_a_table_waits_and_behind_the_curtain(
    live_server: LiveServer, visitors: Visitors
) -> None:
    waiting = live_server.make("halma", ME, OPEN)
    for secret in (waiting["secret"], ""):
        page = visitors.open(f"/t/{waiting['table']}", secret)
        expect(page.get_by_role("heading", name="Halma", exact=True)).to_be_visible()
        assert accessibility_violations(page) == []
    assert accessibility_violations(open_table(visitors, live_server.make("tokken", ME, BO))) == []


def test_axe_finds_no_barrier_while_a_table_is_looked_for(visitors: Visitors) -> None:
    page = visitors.open()
    page.route_web_socket("**", lambda _: None)  # nobody answers
    page.goto("/t/bbbbbbb")
    expect(page.get_by_role("heading", name="Connecting …")).to_be_visible()
    assert accessibility_violations(page) == []


def test_who_wants_less_motion_sees_nothing_travel(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("halma", ME, BO, first=1)
    anna = Person(open_table(visitors, made, reduced_motion="reduce"), live_server, made["table"], made["secret"])
    anna.page.evaluate(WATCH)
    anna.play()
    anna.wait()
    travelled = anna.page.evaluate("window.travelled")
    assert travelled
    assert all(set(frames) == {"opacity"} for frames in travelled)


def test_a_page_that_is_older_than_the_server_is_loaded_anew_once(live_server: LiveServer, visitors: Visitors) -> None:
    made = live_server.make("punto", ME, BO)
    page = visitors.open(secret=made["secret"])
    welcomes = []

    def answer_of_a_later_version(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                welcomes.append(message["version"])
                message["version"] += 1
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/live", answer_of_a_later_version)
    page.goto(f"/t/{made['table']}")
    expect(page.locator("main[data-ply]")).to_be_visible()
    assert len(welcomes) == 2
