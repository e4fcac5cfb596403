"""Games over HTTP: their options and their rules."""

from __future__ import annotations

import httpx
import pytest
from kit.server import check_refusal

import stip
from stip.bots.evaluator import evaluator_for
from stip.games import GAMES
from stip.games.clauses import clauses
from stip.games.clauses import page as page_of_rules
from stip.kernel import compilation
from stip.kernel.compilation import record_failure


def test_the_games_are_told_with_their_options(client: httpx.Client) -> None:
    games = client.get("/api/games").json()["games"]
    assert [game["game"] for game in games] == list(GAMES)
    punto = client.get("/api/games/punto").json()
    assert punto in games
    assert punto["players"] == [2, 3, 4]
    assert {"name", "clause", "values", "published", "default", "meaning"} <= punto["options"][0].keys()
    check_refusal(client.get("/api/games/chess"), 404, "unknown-game")


def test_a_game_that_could_not_be_compiled_is_said_to_be_slow(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(game["is_slow"] for game in client.get("/api/games").json()["games"])
    monkeypatch.setattr(compilation, "_failures", {})
    record_failure("somewhere:ENTRY_POINTS", "legal_at", "Halma", "compiler-ended", {"code": "-9"})
    assert [game["title"] for game in client.get("/api/games").json()["games"] if game["is_slow"]] == ["Halma"]
    assert client.get("/api/games/halma").json()["is_slow"]
    assert not client.get("/api/games/punto").json()["is_slow"]


def test_a_game_whose_search_is_being_compiled_is_said_to_be_prepared(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not client.get("/api/games/halma").json()["is_preparing"]
    monkeypatch.setattr(evaluator_for("halma").search, "_is_loaded", False)
    assert [game["title"] for game in client.get("/api/games").json()["games"] if game["is_preparing"]] == ["Halma"]


def test_a_game_tells_which_values_of_its_options_are_in_the_published_rules(client: httpx.Client) -> None:
    games = client.get("/api/games").json()["games"]
    published = {option["name"]: option["published"] for game in games for option in game["options"]}
    assert published == {
        "may_leave_goal": ["yes"],
        "squatters": ["strict"],
        "rounds_to_win": [2],
        "teams": ["no", "yes"],
        "track": [],
        "black_dot_offset": [],
        "exchange": ["swap", "draw"],
        "home_order": ["free"],
        "dot_past_home": ["pass"],
        "board": [],
        "own_pawn_only": ["no", "yes"],
        "push": ["free"],
    }


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game_come_in_sections_and_then_those_of_all_games(client: httpx.Client, game: str) -> None:
    told = client.get(f"/api/games/{game}/rules").json()
    assert [section["level"] for section in told["sections"]].count(1) == 2
    assert told["sections"][-1]["clauses"][0]["clause"] == "G-1"
    own = [clause for section in told["sections"][:-1] for clause in section["clauses"]]
    assert {one["clause"] for one in own} == set(clauses(page_of_rules(stip.games.rulebook_of(game))))
    assert all(one["text"].startswith(f"- `{one['clause']}` ") for one in own)


def test_the_leaflet_of_a_game_comes_with_its_rules_and_names_clauses_that_are_among_them(client: httpx.Client) -> None:
    told = client.get("/api/games/halma/rules", headers={"Accept-Language": "nl"}).json()
    lead, *chapters = told["leaflet"]
    assert lead["heading"] == ""
    assert lead["passages"][0]["text"].startswith("Breng al je pionnen")
    assert all(chapter["heading"] for chapter in chapters)
    kinds = {one["clause"]: one["kinds"] for section in told["sections"] for one in section["clauses"]}
    assert {name for chapter in chapters for one in chapter["passages"] for name in one["clauses"]} <= set(kinds)
    assert kinds["H-7"] == ["rule"]
    assert kinds["H-13"] == ["option"]


def test_there_are_no_rules_of_an_unknown_game(client: httpx.Client) -> None:
    check_refusal(client.get("/api/games/chess/rules"), 404, "unknown-game")


def test_a_clause_is_told_in_its_words(client: httpx.Client) -> None:
    assert "seed" in client.get("/api/rules/G-3").json()["text"]
    assert client.get("/api/rules/h-1").json()["clause"] == "H-1"
    assert client.get("/api/rules/H-2", headers={"Accept-Language": "nl"}).json()["kinds"] == ["rule", "ruling"]
    check_refusal(client.get("/api/rules/X-1"), 404, "unknown-clause")


@pytest.mark.parametrize(("wish", "start"), [("nl", "Met twee,"), ("nn-NO, en;q=0.5", "For to,"), ("xx", "For two,")])
def test_a_clause_is_told_in_the_language_of_the_reader(client: httpx.Client, wish: str, start: str) -> None:
    text = client.get("/api/rules/H-1", headers={"Accept-Language": wish}).json()["text"]
    assert text.partition("** ")[2].startswith(start)
    rules = client.get("/api/games/halma/rules", headers={"Accept-Language": wish}).json()["sections"]
    assert text in [clause["text"] for section in rules for clause in section["clauses"]]
