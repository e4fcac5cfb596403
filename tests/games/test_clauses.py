"""Every clause of the rules is tested, and every clause that the program quotes exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from kit.cases import OWN_GAMES

from stip.errors import UnknownClause
from stip.games import rulebook_of
from stip.games.clauses import Section, clause, clauses, page, sections, shared_page
from stip.locale import LANGUAGES

TESTS = Path(__file__).parents[1]
CODE = re.compile(r"`[^`\n]+`")
CLAUSE = re.compile(r"\b(?:G|H|P|TP|T)-[0-9]+\b")
TAG = re.compile(r"\*\*(.+?)\*\*")

CREDITS = {
    "halma": ["Het Bouwblokje", "2017"],
    "punto": ["Bernhard Weber", "8", "Game Factory", "Carletto AG", "2018", "Gamewright", "2019"],
    "tokken": ["Het Tokkenspel"],
    "to-the-point": ["To the Point"],
}
LAST_HEADINGS = {
    "en": ["Tips", "About this game"],
    "nl": ["Tips", "Over dit spel"],
    "da": ["Gode råd", "Om spillet"],
    "nb": ["Tips", "Om spillet"],
    "sv": ["Tips", "Om spelet"],
    "fi": ["Vinkkejä", "Tietoa pelistä"],
    "is": ["Góð ráð", "Um leikinn"],
}
NOT_CONNECTED = {
    "en": "Stip is not connected with them",
    "nl": "Stip is niet aan hen verbonden",
    "da": "Stip har ingen forbindelse med dem",
    "nb": "Stip har ingen tilknytning til dem",
    "sv": "Stip har ingen koppling till dem",
    "fi": "Stip ei liity heihin mitenkään",
    "is": "Stip tengist þeim ekki",
}

shared = clauses(shared_page())


@pytest.fixture(scope="module")
def tested() -> set[str]:
    """The clauses in the `clause` markers of all tests that pytest collects and does not deselect."""
    files = [str(file) for file in TESTS.rglob("test_*.py") if "mark.clause(" in file.read_text()]
    command = [sys.executable, "-m", "pytest", "--collect-only", "--clauses", *files]
    collected = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(re.findall("^clause (.+)$", collected.stdout, re.MULTILINE))


def test_every_clause_is_tested_and_every_clause_that_a_test_names_exists(tested: set[str]) -> None:
    assert tested == set(shared).union(*(clauses(page(rulebook_of(game))) for game in OWN_GAMES))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_clauses_of_a_page_are_numbered_without_a_gap(game: str) -> None:
    book = rulebook_of(game)
    found = sorted(int(clause.partition("-")[2]) for clause in clauses(page(book)))
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_clause_that_the_code_quotes_exists(game: str) -> None:
    book = rulebook_of(game)
    known = set(clauses(page(book))) | set(shared)
    quoted = {clause for file in book.folder.glob("*.py") for clause in CLAUSE.findall(file.read_text())}
    assert quoted <= known


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_option_is_explained_by_its_clause(game: str) -> None:
    book = rulebook_of(game)
    for option in book.options:
        text = clauses(page(book))[option.clause]
        assert f"`{option.name}`" in text
        assert str(option.default) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_pictures_fit_a_terminal_of_80_columns(game: str, language: str) -> None:
    assert all(len(line) <= 74 for line in pictures(page(rulebook_of(game), language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *OWN_GAMES])
def test_a_page_is_the_same_in_every_language_but_for_its_words(game: str | None, language: str) -> None:
    english, text = (page(rulebook_of(game), one) if game else shared_page(one) for one in ("en", language))
    assert (text == english) == (language == "en"), "not translated yet"
    assert list(clauses(text)) == list(clauses(english))
    for name, original in clauses(english).items():
        told = clauses(text)[name]
        assert sorted(CODE.findall(told)) == sorted(CODE.findall(original)), name
        assert told.count("**") == original.count("**"), name
        assert not re.search(r"^ *[0-9]+\. ", told, re.MULTILINE), f"{name} would be shown as a numbered list"
    for line in (r"^#+ ", r"^\|", r"^```"):
        assert re.findall(line, text, re.MULTILINE) == re.findall(line, english, re.MULTILINE)
    assert len(pictures(text)) == len(pictures(english))


def test_a_page_that_has_not_been_translated_is_read_in_english() -> None:
    halma = rulebook_of("halma")
    assert page(halma, "xx") == page(halma, "en") == page(halma)
    assert page(halma, "nl") != page(halma)


def pictures(text: str) -> list[str]:
    """Their lines."""
    found, is_picture = [], False
    for line in text.splitlines():
        is_picture ^= line.startswith("```")
        if is_picture or line.startswith("      "):
            found.append(line)
    return found


def test_a_clause_is_found_by_its_number_in_either_case() -> None:
    """Those of all games, like G-1, are found in each."""
    halma = rulebook_of("halma")
    assert clause(halma, "h-8") == clauses(page(halma))["H-8"]
    assert clause(halma, "G-1").startswith("- `G-1`")
    with pytest.raises(UnknownClause, match="P-1"):
        clause(halma, "P-1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_page_ends_with_tips_and_with_who_the_game_is_by(game: str, language: str) -> None:
    tips, about = last_sections(game, language)
    assert [tips.heading, about.heading] == LAST_HEADINGS[language]
    assert not tips.clauses | about.clauses
    assert tips.text.startswith("- ")
    assert all(line.startswith(("- ", "  ")) for line in tips.text.splitlines())
    assert tips.text.count("\n- ") == last_sections(game, "en")[0].text.count("\n- ")
    for name in CREDITS[game]:
        assert re.search(rf"(?<!\w){name}", words(about.text)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_that_stip_is_not_connected_with_the_publishers(language: str) -> None:
    said = {words(last_sections(game, language)[1].text.split("\n\n")[-1]) for game in OWN_GAMES}
    assert len(said) == 1, "the pages say it in different words"
    assert NOT_CONNECTED[language] in said.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_sheets_do_not_say_is_called_a_ruling(language: str) -> None:
    """P-15, T-4, T-13, TP-17 and the size of Halma's board."""
    rule, ruling = (TAG.findall(clauses(shared_page(language))[name])[0] for name in ("G-2", "G-1"))
    punto, tokken, point = (clauses(page(rulebook_of(game), language)) for game in ("punto", "tokken", "to-the-point"))
    assert TAG.findall(tokken["T-4"]) == [ruling]
    for text in (punto["P-15"], tokken["T-13"], point["TP-17"]):
        assert TAG.findall(text) == [rule, ruling]
    board = sections(page(rulebook_of("halma"), language))[0].text
    assert TAG.findall(board) == [ruling]
    assert "16 × 16" in board.partition(f"**{ruling}**")[2]


@pytest.mark.parametrize(
    ("game", "name", "decided"),
    [
        ("punto", "P-15", "the round"),
        ("tokken", "T-4", "reserve"),
        ("tokken", "T-13", "home base"),
        ("to-the-point", "TP-17", "first turn"),
    ],
)
def test_a_ruling_begins_where_the_sheet_ends(game: str, name: str, decided: str) -> None:
    published, _, ours = words(clauses(page(rulebook_of(game)))[name]).partition("**ruling**")
    assert decided in ours
    assert decided not in published


def last_sections(game: str, language: str) -> list[Section]:
    return sections(page(rulebook_of(game), language))[-2:]


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def test_an_option_says_what_is_published_what_is_a_house_rule_and_what_is_reconstructed() -> None:
    """T-19: the home row that fills from its far end is ours; T-1: the sheet's board is lost."""
    options = {option.name: option for option in rulebook_of("tokken").options}
    assert options["home_order"].standing("far_end") == "house"
    assert options["home_order"].standing("free") == "published"
    assert options["track"].standing(36) == "reconstructed"
