"""OpenSpiel: `import stip.research.openspiel`, and `pyspiel.load_game("stip_some_game(players=3)")` loads a game.

All parameters besides those of the game's options:

- `players`;
- `first`: the seat that starts; 0, as usual, by lot;
- `chance_nodes` and `chance_outcomes`: chance decides everything at the start, by choosing the seed of the game in so
  many nodes of so many equally likely outcomes each. So every deal is explicit and can be repeated; nobody sees the
  seed. Few outcomes make a small game. Where chance decides nothing but who starts, there is one node for that, or
  none;
- `max_plies`: after so many plies a game is over, and nobody has won; 0, as usual, for the end by the rules.

The information state of a player is all that its seat has seen so far, with its own actions; the observation is what it
sees now. Tensors have the numbers of the observation in both cases. `resample_from_infostate` imagines a position that
is consistent with everything the seat knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games import rulebook_of
from stip.games.observation import starts
from stip.games.options import Option
from stip.games.rulebook import Rulebook
from stip.play.game import Game, Setup
from stip.play.position import View
from stip.research import missing
from stip.research.encoder import Encoder, encoder_for
from stip.research.names import openspiel_name, playable_games
from stip.research.openspiel_position import CHANCE, TERMINAL, SpielPosition, Variant
from stip.research.settings import check_number

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

MAX_GAME_LENGTH = 32_000  # plies, more than any game can have
CHANCE_NODES, CHANCE_OUTCOMES = 4, 256
MAX_OUTCOMES = 1 << 16
SEED_BITS = 256
COMMON = {"first": 0, "chance_nodes": CHANCE_NODES, "chance_outcomes": CHANCE_OUTCOMES, "max_plies": 0}


def _parameters(book: Rulebook) -> dict[str, Any]:
    return {"players": book.players[0], **COMMON, **{option.name: option.default for option in book.options}}


def _game_type(game: str, parameters: dict[str, Any]) -> Any:
    book, encoder = rulebook_of(game), encoder_for(game)
    kinds = pyspiel.GameType
    is_open = bool(encoder.encoding.IS_OPEN)
    has_chance = not (is_open and parameters["first"])
    return kinds(
        short_name=openspiel_name(game),
        long_name=f"{book.title} (Stip)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=(kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(book.players),
        min_num_players=min(book.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(book),
    )


class StipGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Stip as a game of OpenSpiel. Each has a class of its own."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.name
        book = rulebook_of(game)
        given = {**_parameters(book), **(parameters or {})}
        self.encoder: Encoder = encoder_for(game)
        self.encoder.act.wait_until_compiled()
        chosen = {option.name: _value(option, given[option.name]) for option in book.options}
        setup = Setup.read(game, int(given["players"]), chosen, 0, given["first"] or None)
        outcomes = check_number("chance_outcomes", given["chance_outcomes"], most=MAX_OUTCOMES)
        bits = max(1, (outcomes - 1).bit_length())
        nodes = check_number("chance_nodes", given["chance_nodes"], most=SEED_BITS // bits)
        max_plies = check_number("max_plies", given["max_plies"], least=0)
        if self.encoder.encoding.IS_OPEN:  # only who starts
            nodes, outcomes = (0, 0) if setup.first else (1, setup.players)
        self.variant = Variant(setup, nodes, outcomes, max_plies)
        self.chance = [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=outcomes if nodes else 0,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.variant.max_plies or MAX_GAME_LENGTH,
        )
        super().__init__(_game_type(game, given), info, parameters or {})

    def new_initial_state(self) -> StipState:
        return StipState(self)

    def state_of_view(self, view: View) -> StipState:
        """Return a state in which nothing is known but what a seat sees. Resample it before you play on."""
        state = StipState(self)
        state._position = SpielPosition.of_view(self.variant, view)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.variant.chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StipObserver | None:
        """Return an observer; None for one that leaves out what everybody knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return StipObserver(self, kind, params) if kind.public_info else None


class StipState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree. Everything that changes is in its position, which is quick to copy."""

    def __init__(self, game: StipGame) -> None:
        super().__init__(game)
        self._position = SpielPosition(game.variant)

    def current_player(self) -> int:
        return self._position.player

    def is_terminal(self) -> bool:
        return self._position.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what the player may do, in ascending order. It spares Python the way through C++."""
        position = self._position
        if player is None or player == position.player:
            return position.legal_actions()
        return super().legal_actions(player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance: list[tuple[int, float]] = self.get_game().chance
        return chance

    def _apply_action(self, action: int) -> None:
        self._position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player == CHANCE else self._position.write(action)

    def returns(self) -> list[float]:
        return self._position.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> StipState:
        """Return a state that looks the same to the player, with everything that its seat does not know imagined."""
        twin: StipState = self.clone()
        twin._position = self._position.imagine(player, int(sampler() * (1 << 32)), int(sampler() * (1 << 32)))
        return twin

    def roll_out(self, sampler: Any) -> list[float]:
        """Return what each player gets after random actions to the end, which are played in compiled code."""
        return self._position.roll_out(int(sampler() * (1 << 32)), int(sampler() * (1 << 32)))

    @property
    def game(self) -> Game | None:
        """The game so far, with its history; None before chance has chosen, and in what was only imagined."""
        return self._position.native()

    def __str__(self) -> str:
        return self._position.text()


class StipObserver:
    """Shows a state to a player, in the manner of OpenSpiel's observers: everything that its seat knows, or only what
    everybody knows."""

    def __init__(self, game: StipGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self._kind = kind
        self._shows_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts = game.encoder.encoding.OBSERVATION
        players = game.variant.setup.players
        self.tensor = np.zeros(players + game.encoder.numbers, np.float32)
        self.dict = {"player": self.tensor[:players]}
        for part, start in zip(parts, starts(parts), strict=True):
            self.dict[part.name] = self.tensor[players + start : players + start + part.size].reshape(part.shape)
        self._players = players

    def set_from(self, state: StipState, player: int) -> None:
        self.tensor[:] = 0.0
        self.tensor[player] = 1.0
        if (shown := state._position.observe(player + 1 if self._shows_private else 0)) is not None:
            self.tensor[self._players :] = shown

    def string_from(self, state: StipState, player: int) -> str:
        position = state._position
        if self._kind.perfect_recall and self._shows_private:
            return f"player {player}: {position.memory(player + 1)}"
        return f"player {player}: {position.seen_text(player + 1 if self._shows_private else 0)}"


def _value(option: Option, given: Any) -> object:
    """Return the value of an option: numbers come from OpenSpiel as they are, words as text."""
    return int(given) if isinstance(option.values, range) else str(given)


for _game in playable_games():
    pyspiel.register_game(
        _game_type(_game, _parameters(rulebook_of(_game))),
        type(openspiel_name(_game), (StipGame,), {"name": _game, "__doc__": StipGame.__doc__}),
    )
