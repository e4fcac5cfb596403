"""What others see of a link before they open it."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path

import httpx
import pytest
from kit.clubs import Evening
from kit.server import BO, BOT, GENEROUS, ME, OPEN, LiveServer, check_refusal, play_on, running
from msgspec.structs import replace

from stip.games import GAMES


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<head><!--preview--></head>")
    return page


def tags(client: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    text = client.get(path, headers={"Accept-Language": language}).text
    return {name: unescape(value) for name, value in re.findall(r'property="og:([a-z:_]+)" content="([^"]*)"', text)}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def played(live_server: LiveServer, moves: int = 4) -> str:
    made = live_server.make("punto", ME, BO, first=1)
    with live_server.join(made["table"], made["secret"]) as both:
        play_on(both, moves=moves)
        both.ask(type="resign", seat=2)
    return str(made["table"])


def test_an_invitation_says_who_invites_to_what_in_the_language_of_the_reader(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        code = live_server.make("tokken", ME, OPEN)["table"]
        found = tags(live_server.http, f"/t/{code}", "nl")
        assert (found["title"], found["description"]) == ("Kom Tokken spelen.", "Anna houdt een stoel voor je vrij.")
        assert found["url"] == f"http://{live_server.address}/t/{code}"
        assert found["image"] == f"http://{live_server.address}/api/games/tokken/preview.png"


def test_a_finished_game_shows_its_players_and_the_board_after_the_move_of_the_link(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        client, code = live_server.http, played(live_server)
        found = tags(client, f"/review/{code}/1?move=2")
        assert found["title"] == "Punto: Anna – Bo"
        assert "5 moves" in found["description"]
        assert found["image"].endswith(f"/api/tables/{code}/preview.png?game=1&move=2")
        pictures = [client.get(f"/api/tables/{code}/preview.png?move={move}") for move in (0, 2)]
        assert [size_of(picture.content) for picture in pictures] == [(1200, 630)] * 2
        assert len({picture.content for picture in pictures}) == 2
        assert client.get(found["image"]).content == pictures[1].content
        assert tags(client, f"/review/{code}?move=99999")["image"].endswith("move=5")
        check_refusal(client.get(f"/api/tables/{code}/preview.png?move=6"), 404, "no-such-move")


def test_a_running_game_shows_what_a_spectator_may_see(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        made = live_server.make("tokken", ME, BOT, first=1)
        found = tags(live_server.http, f"/t/{made['table']}")
        assert found["title"].startswith("Tokken: Anna – ")
        assert "welcome to watch" in found["description"]
        path = f"/api/tables/{made['table']}/preview.png"
        own = live_server.http.get(path, headers={"Authorization": f"Bearer {made['secret']}"})
        assert own.content == live_server.http.get(path).content


def test_the_link_of_an_evening_says_what_is_played_and_whether_it_has_begun(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        evening = Evening(live_server, "Ann", "Bo", game="punto", name="Thursday games")
        found = tags(live_server.http, f"/club/{evening.code.upper()}")
        assert found["title"] == "Thursday games: come and play Punto"
        assert found["image"] == f"http://{live_server.address}/api/games/punto/preview.png"
        unnamed = Evening(live_server, game="tokken").code
        assert tags(live_server.http, f"/club/{unnamed}", "nl")["title"] == "Clubavond: kom Tokken spelen"
        evening.begin()
        found = tags(live_server.http, f"/club/{evening.code}")
        assert (found["title"], "welcome to watch" in found["description"]) == ("Thursday games: Punto", True)
        evening.post("end")
        assert "is over" in tags(live_server.http, f"/club/{evening.code}")["description"]


@pytest.mark.parametrize(("path", "card"), [("/", "summary"), ("/new/punto", "summary_large_image")])
def test_only_a_link_with_a_picture_has_a_large_card(page: Path, tmp_path: Path, path: str, card: str) -> None:
    with running(tmp_path, page=page) as live_server:
        assert f'<meta name="twitter:card" content="{card}" />' in live_server.http.get(path).text


def test_a_name_cannot_put_anything_into_the_page(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        code = live_server.make("tokken", {"kind": "me", "name": '"><b>&'}, OPEN)["table"]
        text = live_server.http.get(f"/t/{code}").text
        assert "<b>" not in text
        assert tags(live_server.http, f"/t/{code}")["description"].startswith('"><b>& ')


@pytest.mark.parametrize(
    "path", ["/club/bbbbbb", "/t/bbbbbbb", "/t/..", "/review/bbbbbbb/x", "/rules/chess", "/new/chess"]
)
def test_where_there_is_nothing_the_page_comes_without_a_preview(page: Path, tmp_path: Path, path: str) -> None:
    with running(tmp_path, page=page) as live_server:
        assert live_server.http.get(path).text in ("<head></head>", live_server.http.get("/").text)
        assert "image" not in tags(live_server.http, path)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title_and_a_picture_for_links(page: Path, tmp_path: Path, game: str) -> None:
    with running(tmp_path, page=page) as live_server:
        for path in (f"/new/{game}", f"/rules/{game}"):
            found = tags(live_server.http, path)
            assert found["title"]
            assert found["description"]
        assert size_of(live_server.http.get(found["image"]).content) == (1200, 630)


def test_pictures_cost_more_than_other_requests_but_only_the_first_time(page: Path, tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_per_second=0.001, requests_at_once=30)
    with running(tmp_path, page=page, limits=limits) as live_server:
        first, *others = list(GAMES)
        answers = [
            live_server.http.get(f"/api/games/{game}/preview.png") for game in (first, first, first, *others[:3])
        ]
        assert [answer.status_code for answer in answers][:5] == [200] * 5
        check_refusal(answers[5], 429, "too-fast")


def test_a_game_that_is_not_known_has_no_picture(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as live_server:
        check_refusal(live_server.http.get("/api/games/chess/preview.png"), 404, "unknown-game")
