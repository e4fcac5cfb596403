"""Help in every language: no command, argument or option is left out, and nothing is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from kit.command import stip

from stip.cli.commands import COMMANDS, load_command
from stip.cli.help import text_of_parameter
from stip.cli.language import use_language
from stip.locale import LANGUAGES, has_text, localize

OTHERS = sorted({*LANGUAGES} - {"en"})


def all_commands() -> Iterator[tuple[str, Any]]:
    """Yield every command with its name in the codes of texts, those of `stip admin` too."""
    for name in COMMANDS:
        command = load_command(name)
        yield name, command
        for sub in getattr(command, "commands", {}).values():
            yield f"{name}-{sub.name}", sub


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_every_option_has_a_text_in_every_language(language: str) -> None:
    use_language(language)
    try:
        for name, command in all_commands():
            assert has_text(f"help-{name}", language), name
            assert command.help == localize(f"help-{name}", {}, language)
            for parameter in command.params:
                code = text_of_parameter(name, parameter.name)
                assert code, f"{name} {parameter.name} has no help"
                assert has_text(code, language), code
                assert parameter.help == localize(code, {}, language)
    finally:
        use_language("")


@pytest.mark.parametrize("language", OTHERS)
def test_the_help_of_no_command_has_a_line_of_english_left(language: str) -> None:
    words = [(name.replace("-", " ", 1) if name.startswith("admin-") else name).split() for name, _ in all_commands()]
    for command in ([], *words):
        english, other = (sentences(stip(*command, "--help", "--language", one)) for one in ("en", language))
        assert len(other) > 2
        assert not english & other, command


def sentences(text: str) -> set[str]:
    """Return the sentences of a help: whatever has several words and is not the name of an option."""
    parts = [part.strip() for line in text.splitlines() for part in line.strip().split("  ")]
    return {
        part
        for part in parts
        if not part.startswith("-") and not {*"</"} & {*part} and len(re.findall(r"[^\W\d_]{3,}", part)) > 1
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        *("dance", "games --banana", "games too much", "admin", "trace", "trace halma --seed"),
        *("perft halma --depth 31", "perft halma --depth x", "trace halma --seed 1 --policy x"),
        *("verify /nowhere", "simulate punto --plot x.y"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_the_prompt(language: str, words: str) -> None:
    english = stip(*words.split(), code=2)
    told = stip(*words.split(), "--language", language, code=2)
    assert told != english
    assert len({*told.split()} & {*english.split()} - {"(stip", "--help)", "--depth", "--seed", "0"}) < 4, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_screen_fit_in_eighty_columns(language: str) -> None:
    for code in ("terminal-keys", "terminal-keys-over", "terminal-keys-go-on", "terminal-keys-key"):
        assert len(localize(code, {}, language)) <= 80, code
    assert len(localize("terminal-more-keys", {}, language)) <= 78


def test_the_options_of_stip_itself_are_told_too() -> None:
    assert "Installeer het automatisch aanvullen" in stip("--help", "--language", "nl")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena punto random greedy --games 2 --jobs 1", ["2 partijen Punto met 2 spelers", "punten", "tegen"]),
        ("simulate punto --games 5", ["5 willekeurige partijen Punto", "per seconde", "geëindigd door P-22"]),
        ("verify src/stip/games/punto/example.txt", ["alles klopt met het verslag", "2 spelers"]),
        ("games", ["voor 2, 3, 4 spelers", "anders 2"]),
        ("doctor", ["rekenkernen", "alles gecompileerd"]),
        ("review src/stip/games/punto/example.txt --iterations 10", ["de kansen na elke zet", "beter was"]),
    ],
)
def test_what_commands_print_is_in_the_language_of_the_prompt(words: str, said: list[str]) -> None:
    text = stip(*words.split(), "--language", "nl")
    for part in said:
        assert part in text
