"""A game between two bots. All its randomness is derived from the tournament, the pairing and the number of the game.

Games come in mirrored pairs: the same deal is played again with all seats exchanged, so both bots get the same luck and
both start. With more than two players the two bots share the seats.
"""

from __future__ import annotations

import hashlib
import random
import re
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path

from stip.bots.errors import SameBotTwice, TooFewBots
from stip.bots.players import Player
from stip.games import rulebook_of
from stip.games.contract import Move
from stip.games.options import Value
from stip.locale import localize
from stip.play.game import Game, Setup
from stip.play.position import Outcome
from stip.play.record import write_record

FIRST, SECOND = 0, 1  # the bots of a pairing


PlayerFactory = Callable[[str, str, int], Player]  # makes a player from a bot's name, the game and a seed


@dataclass(frozen=True)
class Tournament:
    """Everything that determines the games of a tournament; the number of games per pairing may grow later."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    opening: int = 0  # plies played at random before the bots take over

    @classmethod
    def read(
        cls, game: str, players: int, options: Mapping[str, object], bots: list[str], seed: int, opening: int = 0
    ) -> Tournament:
        book = rulebook_of(game)
        count = book.check_players(players)
        if len(bots) < 2:
            raise TooFewBots()
        for bot in bots:
            if bots.count(bot) > 1:
                raise SameBotTwice(bot=bot)
        return cls(game, count, book.read_options(options, count), tuple(bots), seed, opening)

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """The ways to seat two bots, each with at least one side; exchanging the bots gives the others. All seats of a
        side are played by the same bot."""
        sides = rulebook_of(self.game).sides(self.players, self.options)
        bots_of_sides = [(FIRST, *others) for others in product((FIRST, SECOND), repeat=max(sides)) if any(others)]
        return [tuple(bots[side] for side in sides) for bots in bots_of_sides]


@dataclass(frozen=True)
class Match:
    """A game to be played."""

    first: str
    second: str
    number: int  # within its pairing, from 0

    @property
    def pair(self) -> int:
        return self.number // 2

    @property
    def key(self) -> tuple[str, str, int]:
        return self.first, self.second, self.number

    @property
    def record_name(self) -> str:
        """The name of the file that its record is kept in."""
        return re.sub(r"[^\w.@+-]+", "_", f"{self.first}-{self.second}-{self.number + 1}") + ".txt"


@dataclass(frozen=True)
class PlayedMatch(Match):
    """A game that was played to its end."""

    seats: tuple[str, ...]  # the bot of each seat
    places: tuple[int, ...]
    reason: str
    points: float  # points of the first bot: the share of the other bot's seats that it has beaten, draws counting half
    plies: int
    moves: tuple[int, int]  # chosen by the first and the second bot
    seconds: tuple[float, float]  # that they took for it
    digest: str  # of all moves: equal games have equal ones


@dataclass(frozen=True)
class FailedMatch(Match):
    """A game that could not be finished."""

    failed: str  # how it failed


Result = PlayedMatch | FailedMatch


def bots_of_seats(tournament: Tournament, match: Match) -> tuple[int, ...]:
    """Return for each seat which of the two bots plays it."""
    seating = tournament.seatings[match.pair % len(tournament.seatings)]
    return tuple(SECOND if bot == FIRST else FIRST for bot in seating) if match.number % 2 else seating


def play(
    tournament: Tournament,
    match: Match,
    make_player: PlayerFactory,
    keep_record: Callable[[str], None] | None = None,
) -> Result:
    """Play a match to its end, or until a bot raises an exception. `keep_record` is given its record."""
    game, bot_of, names = deal(tournament, match), bots_of_seats(tournament, match), (match.first, match.second)
    players: dict[int, Player] = {}
    moves, seconds = [0, 0], [0.0, 0.0]
    while not game.is_over:
        seat, view = game.turn, game.view(game.turn)
        bot = bot_of[seat - 1]
        try:
            if seat not in players:
                players[seat] = make_player(
                    names[bot], tournament.game, _derive_seed(tournament, match, match.number, seat)
                )
            start = time.perf_counter()
            move = players[seat].choose(view)
            seconds[bot] += time.perf_counter() - start
            game.play(move, seat)
        except Exception as error:
            return FailedMatch(*match.key, _describe_failure(names[bot], game, error))
        moves[bot] += 1
    assert game.outcome
    seats = tuple(names[bot] for bot in bot_of)
    if keep_record:
        keep_record(write_record(game, dict(enumerate(seats, 1))))
    return PlayedMatch(
        *match.key,
        seats=seats,
        places=game.outcome.places,
        reason=game.outcome.reason,
        points=points(game.outcome, bot_of),
        plies=game.ply,
        moves=(moves[FIRST], moves[SECOND]),
        seconds=(round(seconds[FIRST], 6), round(seconds[SECOND], 6)),
        digest=hashlib.sha256(repr(game.log).encode()).hexdigest()[:16],
    )


def deal(tournament: Tournament, match: Match) -> Game:
    """Return the starting position, which is the same for both games of a pair."""
    seed = _derive_seed(tournament, match, "deal", match.pair)
    game = Game(Setup(tournament.game, tournament.players, tournament.options, seed.to_bytes(32, "big")))
    rng = random.Random(seed)
    for _ in range(tournament.opening):
        if not game.is_over:
            game.play(Move(rng.choice(sorted(game.legal_moves.codes.tolist()))))
    return game


def points(outcome: Outcome, bot_of: tuple[int, ...]) -> float:
    """Return the first bot's share of the one point that a game is worth."""
    sides: tuple[list[int], list[int]] = ([], [])
    for bot, place in zip(bot_of, outcome.places, strict=True):
        sides[bot].append(place)
    duels = [1.0 if ours < theirs else 0.5 if ours == theirs else 0.0 for ours, theirs in product(*sides)]
    return sum(duels) / len(duels)


def _derive_seed(tournament: Tournament, match: Match, *purpose: object) -> int:
    """Derive a seed for a purpose. It depends on the names of the two bots, not on who else takes part."""
    text = repr((tournament.seed, match.first, match.second, *purpose))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _describe_failure(bot: str, game: Game, error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    facts = {"error": f"{type(error).__name__}: {error}", "where": f"{Path(where.filename).name}:{where.lineno}"}
    return localize("game-raised", {"bot": bot, "seat": int(game.turn), "ply": game.ply, **facts})
