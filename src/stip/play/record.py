"""The text record of a game: tags followed by moves, readable and editable by people.

    [Game "name"]
    [Rules "1"]
    [Players "2"]
    [Seat1 "Anna"]
    [Option rounds_to_win "1"]
    [Seed "0000…07"]
    [Result "1-2 P-22"]

    1. R5@f6 2. B3@g6 {a comment} 3. O9@g7

A resignation is `resign 2`, with the seat; it has no number. `;` starts a comment that ends with the line. A numbered
move extends to the next number, resignation, comment or end of line (`7. B8 ne 8. end`). Numbers may be omitted; then
every move is one word. `Result` gives the place of each seat and the clause that ended the game, or `*` while the game
goes on. The record of an unfinished game contains the seed's `Commitment`, the SHA-256 of its 32 bytes, instead of the
seed.
`Rules` is the version of the rules by which it was played; records without it are from before there was a second one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from stip.games.errors import BadPlayers
from stip.games.options import MAX_OPTION_LENGTH
from stip.kernel.seats import MAX_SEATS
from stip.locale.errors import StipError
from stip.play.errors import BadSeat, BadSeed, MalformedMove, OutdatedGame, RecordError, RecordMismatch
from stip.play.files import write_whole
from stip.play.game import Game, Resignation, Setup
from stip.play.position import Position

MAX_CHARACTERS = 1_000_000  # a full game of 2,000 plies has about 30,000
MAX_TAG_LENGTH = 400  # of the value of a tag
LINE_WIDTH = 78  # of the lines of moves

NUMBER, RESIGN, WORD, BLANKS = r"[0-9]{1,5}\.", r"resign[^\S\n]+[0-9]{1,3}\b", r"[^\s{};\[\]]+", r"[^\S\n]++"
OPTION, VALUE = rf"[a-z_]{{1,{MAX_OPTION_LENGTH}}}", rf'[^"\n]{{0,{MAX_TAG_LENGTH}}}'
TOKEN = re.compile(
    rf"""\s+ | ;.* | \{{[^}}]*\}}
    | \[\s*(?P<tag>[A-Za-z][A-Za-z0-9]*)(?:\s+(?P<option>{OPTION}))?\s+"(?P<value>{VALUE})"\s*\]
    | (?P<number>{NUMBER})?\s*(?P<move>{RESIGN} | (?(number){WORD}(?:{BLANKS}(?!{NUMBER}|{RESIGN}){WORD})* | {WORD}))
    """,
    re.VERBOSE,
)
RESULT = re.compile(rf"([1-{MAX_SEATS}](?:-[1-{MAX_SEATS}]){{1,{MAX_SEATS - 1}}}) ([A-Z]{{1,2}}-[0-9]{{1,2}})")


@dataclass
class Record:
    """A parsed record that has not been replayed yet; every text comes with its line number."""

    tags: dict[str, tuple[str, int]] = field(default_factory=dict)
    options: dict[str, tuple[str, int]] = field(default_factory=dict)
    moves: list[tuple[str, str, int]] = field(default_factory=list)  # the number or nothing, the move, the line

    def tag(self, name: str) -> str | None:
        return self.tags[name][0] if name in self.tags else None


def write_record(game: Game, names: dict[int, str] | None = None, *, is_public: bool = False) -> str:
    """Return the record of a game. A public record of an unfinished game omits the seed and secret moves."""
    setup, notation = game.setup, game.rulebook.notation
    is_redacted = is_public and not game.is_over
    tags = [("Game", setup.game), ("Rules", str(game.rulebook.version)), ("Players", str(setup.players))]
    tags += [(f"Seat{seat}", _clean(name)) for seat, name in sorted((names or {}).items())]
    tags += [(f"Option {name}", str(value)) for name, value in setup.options.items()]
    tags += [("First", str(setup.first))] if setup.first else []
    if not is_redacted:
        tags += [("Commitment", game.commitment), ("Seed", setup.seed.hex())]
    elif int.from_bytes(setup.seed, "big") >> 128:  # the commitment to a small seed could be found by trial and error
        tags += [("Commitment", game.commitment)]
    tags += [("Result", _result(game))]
    lines, line = [f'[{name} "{value}"]' for name, value in tags] + [""], ""
    for number, entry in enumerate(game.log):
        before = game.position_at(number)
        if isinstance(entry, Resignation):
            word = f"resign {entry.seat}"
        elif is_redacted and notation.is_secret(before.fields, entry):
            word = f"{before.ply + 1}. ?"
        else:
            word = f"{before.ply + 1}. {notation.write_for_record(before.fields, entry)}"
        if line and len(line) + len(word) >= LINE_WIDTH:
            lines.append(line)
            line = ""
        line += f" {word}" if line else word
    return "\n".join([*lines, *([line] if line else [])]) + "\n"


def read_record(text: str) -> Record:
    """Parse tags and moves; errors name the line."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(line=1, problem="record-too-long", most=MAX_CHARACTERS)
    record, line, position = Record(), 1, 0
    text = text.removeprefix("\ufeff")
    while position < len(text):
        found = TOKEN.match(text, position)
        if not found:
            problem = {"[": "record-bad-tag", "{": "record-open-comment"}.get(text[position], "record-bad-token")
            raise RecordError(line=line, problem=problem, text=text[position : position + 40].split("\n")[0])
        if found["tag"]:
            _add_tag(record, found, line)
        elif found["move"]:
            record.moves.append((found["number"] or "", " ".join(found["move"].split()), line))
        line += found[0].count("\n")
        position = found.end()
    if "Game" not in record.tags:
        raise RecordError(line=1, problem="record-no-game")
    return record


def replay_record(record: Record) -> Game:
    """Replay a record: every move is checked, then the commitment and the result if the record gives them."""
    game = Game(_setup(record))
    claimed = record.tag("Commitment")
    if claimed is not None and claimed.lower() != game.commitment:
        raise RecordMismatch(
            line=record.tags["Commitment"][1], problem="record-wrong-commitment", found=game.commitment
        )
    version, line = _number(record, "Rules", 1), record.tags.get("Rules", ("", 1))[1]
    if version > game.rulebook.version:
        raise RecordError(line=line, problem="record-newer-rules", version=version, now=game.rulebook.version)
    for number, text, line in record.moves:
        if number and number != f"{game.ply + 1}.":
            following = str(game.ply + 1)
            raise RecordMismatch(line=line, problem="record-wrong-number", text=f"{number} {text}", number=following)
        try:
            _play(game, text, version)
        except OutdatedGame as error:
            raise RecordMismatch(line=line, problem=error.code, **error.facts) from None
        except StipError as error:
            problem = "record-outdated" if version < game.rulebook.version else "record-move"
            clause = {"clause": error.facts["clause"]} if "clause" in error.facts else {}
            cause = _as_in_records(error, game)
            raise RecordMismatch(
                line=line, problem=problem, error=str(cause), version=version, now=game.rulebook.version, **clause
            ) from cause
    _check_result(record, game)
    return game


def _play(game: Game, text: str, version: int) -> None:
    """A move or a resignation of a record that was written when the rules had that version."""
    if seat := re.fullmatch(r"resign ([0-9]{1,3})", text):
        game.resign(int(seat[1]))
    elif version < game.rulebook.version:
        move = game.parse(text)
        game.check(move, version)
        game.advance(move)
    else:
        game.play(text)


def _as_in_records(error: StipError, game: Game) -> StipError:
    """Return an error with an example of a move as records show it."""
    if not isinstance(error, MalformedMove):
        return error
    example = game.rulebook.notation.write_for_record(game.fields, game.codes[0])
    return MalformedMove(**{**error.facts, "example": example})


def load(file: str | Path) -> Game:
    """Load, replay and check the game in a file."""
    return replay_record(read_record(read_text(file)))


def save(game: Game, file: str | Path, names: dict[int, str] | None = None) -> None:
    """Save a game with its seed, so that it can be loaded and continued. The file is written whole or not at all."""
    write_whole(file, write_record(game, names))


def read_text(file: str | Path) -> str:
    with Path(file).open("rb") as stream:
        content = stream.read(4 * MAX_CHARACTERS + 1)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(line=1, problem="record-not-text") from None


def _add_tag(record: Record, found: re.Match[str], line: int) -> None:
    is_option = found["tag"].capitalize() == "Option"
    if record.moves or is_option != bool(found["option"]):
        problem = "record-late-tag" if record.moves else "record-bad-tag"
        raise RecordError(line=line, problem=problem, text=found[0])
    tags, name = (record.options, found["option"]) if is_option else (record.tags, found["tag"].capitalize())
    if name in tags:
        raise RecordError(line=line, problem="record-twice", tag=name)
    tags[name] = (found["value"], line)


def _setup(record: Record) -> Setup:
    line = record.tags["Game"][1]
    if record.tag("Seed") is None:
        raise RecordError(line=line, problem="record-no-seed")
    try:
        return Setup.read(
            record.tag("Game") or "",
            _number(record, "Players", 2),
            {name: value for name, (value, _) in record.options.items()},
            record.tag("Seed"),
            _number(record, "First", 0) or None,
        )
    except RecordError:
        raise
    except StipError as error:
        tags: dict[type[StipError], str] = {BadPlayers: "Players", BadSeat: "First", BadSeed: "Seed"}
        tag = tags.get(type(error), "Game")
        line = record.options.get(str(error.facts.get("option")), record.tags.get(tag, ("", line)))[1]
        raise RecordError(line=line, problem="record-setup", error=str(error)) from error


def _number(record: Record, tag: str, default: int) -> int:
    text, line = record.tags.get(tag, (str(default), 1))
    if not re.fullmatch("[0-9]{1,4}", text):
        raise RecordError(line=line, problem="record-bad-number", tag=tag, text=text)
    return int(text)


def _check_result(record: Record, game: Position) -> None:
    claimed = record.tag("Result")
    if claimed is None:
        return
    line, found = record.tags["Result"][1], _result(game)
    if claimed != "*" and not RESULT.fullmatch(claimed):
        raise RecordError(line=line, problem="record-bad-result", text=claimed)
    if claimed != found:
        raise RecordMismatch(line=line, problem="record-wrong-result", said=claimed, found=found)


def _result(game: Position) -> str:
    """Return the place of each seat and the clause, or `*`."""
    outcome = game.outcome
    return f"{'-'.join(map(str, outcome.places))} {outcome.reason}" if outcome else "*"


def _clean(name: str) -> str:
    """Return a name with the characters removed that a tag cannot hold."""
    return "".join(letter for letter in name if letter.isprintable() and letter not in '"[]')[:80]
