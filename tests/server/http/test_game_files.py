"""What the page learns about games: their seats, texts and drawings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from kit.server import LiveServer, running

import stip.games
from stip.games import GAMES, rulebook_of
from stip.games.leaflet import pictures_of
from stip.games.lessons import Lesson
from stip.locale import LANGUAGES
from stip.server.http import game_views, games

SHARED_SPRITES = Path(stip.games.__file__).parent / "sprites.svg"
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "defs", "g", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"}
PAINTS = {"clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop"}

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("games")) as live_server:
        yield live_server
        assert live_server.log.faults == []


@pytest.fixture
def client(live_server: LiveServer) -> httpx.Client:
    return live_server.http


def drawings_of(game: str) -> list[Path]:
    folder = rulebook_of(game).folder
    return [folder / "sprites.svg", *sorted((folder / "pictures").glob("*"))]


def check_refusal(response: httpx.Response, code: str) -> dict[str, object]:
    assert response.status_code == 404, response.text
    assert response.json()["code"] == code
    return dict(response.json())


@each_game
def test_a_lesson_is_sent_in_the_language_of_its_address_and_may_be_kept(client: httpx.Client, game: str) -> None:
    path = f"/api/games/{game}/lesson"
    english, dutch = client.get(f"{path}/en"), client.get(f"{path}/nl")
    assert client.get(f"/api/games/{game}").json()["lesson"] == len(english.json()["steps"]) >= 6
    assert english.json()["steps"][0]["text"] != dutch.json()["steps"][0]["text"]
    again = client.get(f"{path}/nl", headers={"If-None-Match": dutch.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    check_refusal(client.get(f"{path}/xx"), "unknown-language")


def test_a_game_without_a_lesson_says_so(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (games, game_views):
        monkeypatch.setattr(module, "lesson_of", lambda book: Lesson())
    game = next(iter(GAMES))
    assert client.get(f"/api/games/{game}").json()["lesson"] == 0
    check_refusal(client.get(f"/api/games/{game}/lesson/en"), "no-such-page")


@each_game
def test_a_game_tells_the_signs_of_its_seats_for_every_number_of_players(client: httpx.Client, game: str) -> None:
    told = client.get(f"/api/games/{game}").json()
    for players in told["players"]:
        signs = told["signs"][str(players)]
        assert len(signs) == players
        assert all(sign["sprites"] for sign in signs)
        assert len({sign["pigment"] for sign in signs}) == players


def test_a_game_for_partners_tells_who_plays_with_whom(client: httpx.Client) -> None:
    assert client.get("/api/games/punto").json()["teams"] == {"option": "teams", "value": "yes", "sides": [0, 1, 0, 1]}
    assert client.get("/api/games/halma").json()["teams"] is None


@each_game
def test_a_game_has_a_cover_and_a_guide_with_a_picture_and_a_text_for_each_step(
    client: httpx.Client, game: str
) -> None:
    steps = range(1, client.get(f"/api/games/{game}").json()["guide"] + 1)
    assert steps
    assert {file.stem for file in drawings_of(game)} == {"sprites", "cover", *(f"guide-{step}" for step in steps)}
    texts = client.get(f"/api/games/{game}/texts/en").text
    for step in steps:
        assert f"\n{game}-guide-{step} = " in texts
    assert f"\n{game}-guide-{len(steps) + 1} = " not in texts


@each_game
def test_every_drawing_of_a_game_is_sent_as_it_is_in_its_folder(client: httpx.Client, game: str) -> None:
    folder = rulebook_of(game).folder
    for file in drawings_of(game):
        response = client.get(f"/api/games/{game}/{file.relative_to(folder).as_posix()}")
        assert response.status_code == 200
        assert response.headers["Content-Type"] == "image/svg+xml"
        assert response.content == file.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_texts_of_a_game_are_sent_in_every_language(client: httpx.Client, game: str, language: str) -> None:
    response = client.get(f"/api/games/{game}/texts/{language}")
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(response.text), allow_overrides=True)
    own = (rulebook_of(game).folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    tagline = re.search(rf"^{game}-tagline = (.+)$", own, re.MULTILINE)
    assert tagline
    assert bundle.format_pattern(bundle.get_message(f"{game}-tagline").value) == (tagline[1], [])


@pytest.mark.parametrize("path", ["texts/en", "sprites.svg", "pictures/cover.svg"])
def test_a_file_of_a_game_is_sent_again_only_if_it_has_changed(client: httpx.Client, path: str) -> None:
    address = f"/api/games/halma/{path}"
    first = client.get(address)
    tag = first.headers["ETag"]
    assert first.headers.get_list("Cache-Control") == ["no-cache"]
    assert first.headers["Content-Encoding"] == "gzip"
    for tags in (tag, f'"other", {tag}'):
        again = client.get(address, headers={"If-None-Match": tags})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
        assert again.headers.get_list("Cache-Control") == ["no-cache"]
    assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.content == first.content


def test_a_file_that_has_changed_is_sent_at_once(
    client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "rulebook_of", lambda game: SimpleNamespace(title="Example", folder=tmp_path))
    sprites = tmp_path / "sprites.svg"
    sprites.write_text("<svg/>")
    first = client.get("/api/games/example/sprites.svg")
    sprites.write_text("<svg></svg>")
    again = client.get("/api/games/example/sprites.svg", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.text) == (200, "<svg></svg>")
    sprites.unlink()
    body = check_refusal(client.get("/api/games/example/sprites.svg"), "unknown-drawing")
    assert body["text"] == "Example has no drawing “sprites”."


@pytest.mark.parametrize("name", ["nothing", "Cover", "cover.svg", ".", "%2e%2e", "a%00b", "sprites", "ü", "x" * 300])
def test_a_picture_that_does_not_exist_is_not_found(client: httpx.Client, name: str) -> None:
    check_refusal(client.get(f"/api/games/halma/pictures/{name}.svg"), "unknown-drawing")


@pytest.mark.parametrize(
    "path", ["pictures/..%2fsprites.svg", "pictures/../sprites.svg/", "pictures/cover", "weights.json", "texts"]
)
def test_nothing_else_in_the_folder_of_a_game_has_an_address(client: httpx.Client, path: str) -> None:
    check_refusal(client.get(f"/api/games/halma/{path}"), "no-such-page")


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", "..", "x" * 300])
def test_texts_in_a_language_that_stip_does_not_speak_are_not_found(client: httpx.Client, language: str) -> None:
    address = f"/api/games/halma/texts/{language.replace('.', '%2e')}"
    body = check_refusal(client.get(address, headers={"Accept-Language": "nl"}), "unknown-language")
    assert "da, en, fi, is, nb, nl, sv" in str(body["text"])
    assert str(body["text"]).startswith("In de taal")


@pytest.mark.parametrize("path", ["texts/en", "sprites.svg", "pictures/cover.svg"])
def test_a_game_that_does_not_exist_has_no_files(client: httpx.Client, path: str) -> None:
    check_refusal(client.get(f"/api/games/chess/{path}"), "unknown-game")


@pytest.mark.parametrize("file", [SHARED_SPRITES, *(file for game in GAMES for file in drawings_of(game))])
def test_a_drawing_has_no_script_no_style_and_nothing_from_elsewhere(file: Path) -> None:
    """The page makes drawings a part of itself, so they may contain only what its content security policy allows."""
    assert file.suffix == ".svg"
    check_drawing(file.read_text(encoding="utf-8"))


def check_drawing(text: str) -> None:
    assert not re.search(r"<!|<\?", text)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS | PAINTS
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert name != "style"
            assert "href" not in name or (name == "href" and value.startswith("#"))
            assert not re.search(r"url\((?!#)|//|(?:java|vb)script:|data:", value)


@each_game
def test_a_drawing_is_made_of_sprites_that_exist(game: str) -> None:
    sprites, *pictures = drawings_of(game)
    known = ids_in(SHARED_SPRITES) + ids_in(sprites)
    for file in (sprites, *pictures):
        text = file.read_text(encoding="utf-8")
        assert {*re.findall(r'(?:href="|url\()#([^")]+)', text)} <= {*known, *ids_in(file)}


@each_game
def test_a_picture_of_a_leaflet_is_drawn_when_it_is_asked_for(client: httpx.Client, game: str) -> None:
    book = rulebook_of(game)
    known = {*ids_in(SHARED_SPRITES), *ids_in(book.folder / "sprites.svg")}
    for name in pictures_of(book):
        drawn = client.get(f"/api/games/{game}/pictures/{name}.svg")
        assert drawn.headers["Content-Type"].startswith("image/svg+xml")
        check_drawing(drawn.text)
        assert {*re.findall(r'href="#([^"]+)', drawn.text)} <= known


def test_no_two_sprites_have_the_same_name() -> None:
    """All sprites are in one document."""
    names = [name for game in GAMES for file in drawings_of(game) for name in ids_in(file)] + ids_in(SHARED_SPRITES)
    assert len({*names}) == len(names)


def ids_in(file: Path) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', file.read_text(encoding="utf-8"))
