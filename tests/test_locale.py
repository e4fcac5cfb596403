"""Every language says all that English says, with the same facts, in its own words and in every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from kit.cases import OWN_GAMES

from stip.errors import NoOpenSeat
from stip.games import rulebook_of
from stip.games.scene import owner_facts
from stip.locale import FOLDER, LANGUAGES, SITE_FOLDER, TERMINAL_FOLDER, Fact, add_texts, has_text, localize

OTHERS = sorted({*LANGUAGES} - {"en"})
MAX_COMBINATIONS = 3000
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MAY_BE_ENGLISH = {
    *(
        "record-setup",
        "record-move",
        "message-malformed",
        "database-failed",
        "punto-ended-row",
        "server-refused",
    ),  # they only hand something on
    *("to-the-point-option-board-7x7", "to-the-point-option-board-5x7", "invite-code"),
    *("option-trace-seed", "option-perft-seed"),  # they hand on another one
    *("admin-code", "arena-bot", "arena-score", "doctor-cache", "doctor-data", "games-bot", "train-generation"),
    "train-axis",
    *("phrase-haha", "phrase-sorry", "phrase-wow", "club-stage-final"),  # so people say
}


class Parts(Visitor):  # type: ignore[misc]
    """What a text is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []  # a variable, and the keys of the variants it selects among

    def visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.messages.add(node.id.name)
            case ast.SelectExpression():
                keys = (variant.key for variant in node.variants)
                names = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
                self.selects.append((node.selector.id.name, names))
        super().visit(node)

    def keys(self, variable: str) -> set[str]:
        return {key for name, keys in self.selects if name == variable for key in keys}

    def choices(self, spared: set[str]) -> list[set[str]]:
        """Of each select, what is not about numbers; except for those of some facts."""
        selects = [(name, keys) for name, keys in self.selects if name not in spared]
        return [named for name, keys in selects if (named := {f"{name}={key}" for key in keys - PLURALS})]


def files(language: str) -> dict[str, str]:
    """Stip's own texts (under an empty name) and those of each game."""
    shared = (FOLDER, TERMINAL_FOLDER, SITE_FOLDER)
    own = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in shared)
    folders = {game: rulebook_of(game).folder / "texts" for game in OWN_GAMES}
    texts = {game: (folder / f"{language}.ftl").read_text(encoding="utf-8") for game, folder in folders.items()}
    return {"": own, **texts}


@cache
def texts(language: str) -> dict[str, ast.Message]:
    body = [entry for text in files(language).values() for entry in parse(text).body]
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a text is given twice"
    return {message.id.name: message for message in messages}


def common(language: str) -> set[str]:
    """What it shares with English: that something is missing is told by one test only."""
    return texts("en").keys() & texts(language)


@cache
def parts(language: str, code: str) -> Parts:
    """Also those of the texts that it quotes."""
    found = Parts()
    found.visit(texts(language)[code])
    for quoted in [parts(language, name) for name in found.messages]:
        found.variables |= quoted.variables
        found.selects += quoted.selects
    return found


def spared(code: str) -> set[str]:
    """The facts by which languages inflect words, each as it needs: verbs after “You” or a name, or as advice; and
    names."""
    is_about_deed = "-tell-" in code or "name" not in parts("en", code).variables
    return {"who", "last"} if is_about_deed else {"last"}


def samples(language: str, code: str) -> Iterator[dict[str, Fact]]:
    """Facts for every variant, those of English too; where there are very many combinations, some of them."""
    choices: list[list[Fact]] = []
    names = sorted(parts("en", code).variables | parts(language, code).variables)
    for name in names:
        keys = parts("en", code).keys(name) | parts(language, code).keys(name)
        numbers = [1, 2, 5, 1000] if keys & PLURALS else []
        choices.append([*numbers, *(int(key) if key.isdigit() else key for key in sorted(keys - PLURALS))] or ["a5"])
    combinations = list(product(*choices))
    if len(combinations) > MAX_COMBINATIONS:
        combinations = random.Random(code).sample(combinations, MAX_COMBINATIONS)
    for facts in combinations:
        yield dict(zip(names, facts, strict=True))


def test_stip_speaks_seven_languages() -> None:
    assert LANGUAGES == ("da", "en", "fi", "is", "nb", "nl", "sv")


def test_the_texts_of_a_game_begin_with_its_name_and_no_others_do() -> None:
    for name, text in files("en").items():
        for message in parse(text).body:
            if isinstance(message, ast.Message):
                assert [game for game in OWN_GAMES if message.id.name.startswith(f"{game}-")] == [name] * bool(name)


def test_a_game_without_a_language_or_a_text_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stip.locale._folders", [])
    monkeypatch.setattr("stip.locale._texts", {})
    assert localize("yes", {}, "nl") == "Ja"  # before the game is known
    (tmp_path / "en.ftl").write_text("toy-ask = Which one?\ntoy-wins = wins\n")
    (tmp_path / "nl.ftl").write_text("toy-ask = Welke?\n")
    add_texts(tmp_path)
    assert localize("toy-ask", {}, "nl") == "Welke?"
    assert localize("toy-wins", {}, "nl") == localize("toy-wins", {}, "da") == "wins"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_texts_of_english_and_no_others(language: str) -> None:
    assert set(texts(language)) == set(texts("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_tells_the_same_facts_in_every_language(language: str) -> None:
    for code in common(language):
        assert parts(language, code).variables | spared(code) == parts("en", code).variables | spared(code), code


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_knows_the_variants_that_english_knows(language: str) -> None:
    for code in common(language):
        known, found = (parts(one, code).choices(spared(code)) for one in ("en", language))
        assert all(any(one <= other for other in found) for one in known), code
        assert all(any(one >= other for other in known) for one in found), code
        assert set[str]().union(*found) <= set[str]().union(*known), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_numbers_are_told_apart_it_is_as_the_language_does(language: str) -> None:
    plurals = {"other", *Locale.parse(language).plural_form.tags}
    for code in texts(language):
        for _, keys in parts(language, code).selects:
            assert keys & PLURALS in (set(), {"other"}, plurals), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_in_every_variant(language: str) -> None:
    for code in common(language):
        for facts in samples(language, code):
            said = localize(code, facts, language)
            assert said.strip() == said != "", code
            assert "{" not in said or code == "record-open-comment", code
            assert "  " not in said, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_text_is_heard(language: str) -> None:
    """Unless it only selects a variant."""
    for code in texts(language):
        found = parts(language, code)
        facts: dict[str, Fact] = {name: f"<{name}>" for name in found.variables}
        said = localize(code, facts, language)
        assert not [name for name in found.variables if f"<{name}>" not in said and not found.keys(name)], code


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    left = {code for code in common(language) if texts(language)[code].value.equals(texts("en")[code].value)}
    assert left <= MAY_BE_ENGLISH


def test_the_language_is_chosen() -> None:
    facts: dict[str, Fact] = {"seconds": 1}
    assert (
        localize("too-fast", facts) == localize("too-fast", facts, "en") == "Too many requests. Try again in a second."
    )
    assert localize("too-fast", facts, "nl") == "Dat ging te snel. Probeer het over een seconde nog eens."
    assert localize("too-fast", {"seconds": 2}, "da") == "Det gik for hurtigt. Prøv igen om 2 sekunder."
    assert NoOpenSeat().text("nb") == "Alle plassene er opptatt."
    assert localize("no-offer", {}, "xx") == localize("no-offer", {})
    assert has_text("no-offer", "nl")
    assert not has_text("no-such-text", "nl")


def test_colours_agree_with_what_they_belong_to() -> None:
    facts: dict[str, Fact] = {"field": "a1", "pigment": "yellow"}
    assert localize("halma-scene-pawn", facts, "nl") == "a1, gele pion"
    assert localize("halma-scene-pawn", facts, "da") == "a1, gul brik"


# language: what whoever did it reads, and what the others read
DEEDS = {
    "tokken-tell-walk": {
        "en": ("You walk red with the 8", "Anna walks red with the 8"),
        "nl": ("Jij laat rood lopen met de 8", "Anna laat rood lopen met de 8"),
        "da": ("Du flytter rød med 8’eren", "Anna flytter rød med 8’eren"),
        "nb": ("Du flytter rød med 8-eren", "Anna flytter rød med 8-eren"),
        "sv": ("Du flyttar röd med 8:an", "Anna flyttar röd med 8:an"),
        "is": ("Þú færir rautt með 8", "Anna færir rautt með 8"),
        "fi": ("Sinä siirrät punaista kortilla 8", "Anna siirtää punaista kortilla 8"),
    },
    "tokken-tell-out": {
        "en": ("You throw your hand away", "Anna throws the hand away"),
        "fi": ("Sinä heität korttisi pois", "Anna heittää korttinsa pois"),
    },
    "to-the-point-tell-walk": {
        "en": ("You walk up with the red star card", "Anna walks up with the red star card"),
        "fi": ("Sinä kuljet ylös punaisella tähtikortilla", "Anna kulkee ylös punaisella tähtikortilla"),
    },
    "to-the-point-tell-turn": {
        "en": ("You turn the tile on c3 to the right", "Anna turns the tile on c3 to the right"),
        "is": ("Þú snýrð flísinni á c3 til hægri", "Anna snýr flísinni á c3 til hægri"),
    },
    "table-resigns": {"en": ("You resign", "Anna resigns"), "is": ("Þú gefst upp", "Anna gefst upp")},
    "table-out-of-time": {
        "en": ("You are out of time", "Anna is out of time"),
        "nl": ("Jij hebt geen tijd meer", "Anna heeft geen tijd meer"),
        "is": ("Þú féllst á tíma", "Anna féll á tíma"),
        "fi": ("Sinä ylitit aikasi", "Anna ylitti aikansa"),
    },
}


@pytest.mark.parametrize(("code", "language"), [(code, one) for code, told in DEEDS.items() for one in told])
def test_what_somebody_did_is_a_sentence_for_whoever_did_it_too(code: str, language: str) -> None:
    facts: dict[str, Fact] = {"rank": "8", "pigment": "red", "signs": "all", "way": "n"}
    facts |= {"cell": "c3", "turns": 1}
    mine, theirs = DEEDS[code][language]
    assert f"{localize('setup-you', {}, language)} {localize(code, facts | {'who': 'me'}, language)}" == mine
    assert f"Anna {localize(code, facts | {'who': 'other'}, language)}" == theirs


ADVICE = {
    "da": "Prøv det her: giv 3’eren væk.",
    "en": "Try this: give away the 3.",
    "fi": "Kokeile tätä: anna pois kortin 3.",
    "is": "Prófaðu þetta: láttu 3 af hendi.",
    "nb": "Prøv dette: gi bort 3-eren.",
    "nl": "Probeer dit: geef de 3 weg.",
    "sv": "Prova det här: ge bort 3:an.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_says_what_to_do(language: str) -> None:
    words = localize("tokken-tell-give", {"who": "advice", "rank": "3"}, language)
    assert localize("table-hint", {"words": words}, language) == ADVICE[language]


# language: what belongs to whoever reads, to Anna, and to Lars
OWNERS = {
    "da": ("Din blå er slået hjem.", "Annas blå er slået hjem.", "Lars’ blå er slået hjem."),
    "en": ("Your blue is hit.", "Anna’s blue is hit.", "Lars’s blue is hit."),
    "fi": (
        "Sinun sininen nappulasi lyötiin.",
        "Pelaajan Anna sininen nappula lyötiin.",
        "Pelaajan Lars sininen nappula lyötiin.",
    ),
    "is": ("Bláa peðið þitt er slegið.", "Bláa peðið sem Anna á er slegið.", "Bláa peðið sem Lars á er slegið."),
    "nb": ("Din blå er slått ut.", "Anna sin blå er slått ut.", "Lars sin blå er slått ut."),
    "nl": ("Jouw blauwe is geslagen.", "De blauwe van Anna is geslagen.", "De blauwe van Lars is geslagen."),
    "sv": ("Din blå är utslagen.", "Annas blå är utslagen.", "Lars blå är utslagen."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_whose_something_is(language: str) -> None:
    names = ("Anna", "Lars")
    facts = [owner_facts(1, 1, names), owner_facts(1, 2, names), owner_facts(2, 1, names)]
    said = [localize("tokken-effect-hit", {**one, "pigment": "blue"}, language) for one in facts]
    assert tuple(said) == OWNERS[language]


@pytest.mark.parametrize("language", ["en", "fi"])
def test_no_move_is_told_alike_to_whoever_made_it_and_to_others_where_verbs_differ(language: str) -> None:
    deeds = [code for code in texts("en") if "-tell-" in code and "who" in parts("en", code).variables]
    assert deeds
    for code in deeds:
        facts: dict[str, Fact] = dict.fromkeys(parts(language, code).variables, "x")
        assert localize(code, facts | {"who": "me"}, language) != localize(code, facts | {"who": "other"}, language), (
            code
        )


@pytest.mark.parametrize(
    ("language", "you", "player"),
    [
        ("da", "Du", "Spiller 1"),
        ("en", "You", "Player 1"),
        ("fi", "Sinä", "Pelaaja 1"),
        ("is", "Þú", "Leikmaður 1"),
        ("nb", "Du", "Spiller 1"),
        ("nl", "Jij", "Speler 1"),
        ("sv", "Du", "Spelare 1"),
    ],
)
def test_a_seat_without_a_name_is_called_by_its_number_or_you(language: str, you: str, player: str) -> None:
    assert localize("setup-you", {}, language) == you
    assert localize("invite-you", {}, language) == you.lower()
    assert localize("setup-player", {"seat": 1}, language) == player


def test_dutch_names_the_parts_of_tokken_as_its_box_does() -> None:
    codes = [code for code in texts("nl") if code.startswith("tokken-")]
    said = [(code, localize(code, facts, "nl").lower()) for code in codes for facts in samples("nl", code)]
    assert not [code for code, text in said if "pion" in text or "thuisbasis" in text or "thuisrij" in text]
    assert "thuishonk" in dict(said)["tokken-base-taken"]
    assert "thuisvak" in dict(said)["tokken-row-passed"]
    assert "fiche" in dict(said)["tokken-which-pawn"]
    assert "zwarte stip" in dict(said)["tokken-dot"]


def test_the_names_of_dutch_bots_are_inflected() -> None:
    names = [localize("table-bot", {"level": level}, "nl") for level in range(1, 6)]
    assert names == ["Lieve bot", "Makkelijke bot", "Solide bot", "Slimme bot", "Meesterbot"]


@pytest.mark.parametrize(
    ("language", "five", "four", "teams", "joker"),
    [
        ("da", "fem", "fire", "hold", "joker"),
        ("en", "five", "four", "teams", "joker"),
        ("fi", "viiden", "neljän", "joukkueet", "jokeri"),
        ("is", "fimm", "fjögur", "lið", "jóker"),
        ("nb", "fem", "fire", "lag", "joker"),
        ("nl", "vijf", "vier", "teams", "joker"),
        ("sv", "fem", "fyra", "lag", "joker"),
    ],
)
def test_the_guides_tell_teams_how_long_a_row_is_and_that_the_joker_enters(
    language: str, five: str, four: str, teams: str, joker: str
) -> None:
    """P-12, T-13."""
    first, _, last = localize("punto-guide-3", {}, language).lower().partition(".")
    assert teams in first
    assert five in first
    assert four in last
    assert joker in localize("tokken-guide-1", {}, language).lower()


def test_a_broken_file_would_be_noticed() -> None:
    """What the tests above rely on: the reader of these files does not complain by itself."""
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("broken = { $oops"))
    assert not bundle.has_message("broken")
    assert [type(entry) for entry in parse("broken = { $oops").body] == [ast.Junk]
