"""An episode: one game as learning programs play it, by actions. It is what all environments of single games share."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any, Literal, Self

import numpy as np

from stip.games.contract import Move
from stip.games.link_picture import board_picture
from stip.kernel.buffer import Buffer
from stip.play.game import Game, Setup
from stip.play.position import Position, View
from stip.play.seed import read_seed
from stip.research.compiled import ACTION_OF, MOVE_OF, PLAY, SHOW, STATE
from stip.research.encoder import Encoder, encoder_for
from stip.research.errors import IllegalAction, NotReset
from stip.research.settings import check_choice

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]
RenderMode = Literal["human", "ansi", "rgb_array", "svg"]
RENDER_MODES: list[RenderMode] = ["human", "ansi", "rgb_array", "svg"]
IMAGE_SIDE = 512  # pixels


class Episode:
    """A game with room for what a seat sees of it. `seat` is the seat to move, 0 when the game is over."""

    def __init__(self, setup: Setup) -> None:
        self.encoder: Encoder = encoder_for(setup.game)
        self.setup = setup
        self.actions: list[int] = []
        self._states = Buffer(np.zeros(2, self.encoder.rulebook.rules.STATE))
        self._make_room()
        self._deal()

    def _make_room(self) -> None:
        self._act = self.encoder.act
        self._workspace = Buffer(np.zeros(1, self.encoder.workspace_type))
        self._observation = self._workspace.array[0].observation
        self._mask = self._workspace.array[0].mask
        self.shown_to = -1  # the seat whose observation is there; -1: nobody's

    def _deal(self) -> None:
        game = Game(self.setup)
        self._states.array[STATE] = game.state
        self.seat = int(game.turn)
        self.actions.clear()
        self.shown_to = -1

    def restart(self, seed: object) -> None:
        """Begin a new game with another seed."""
        self.setup = replace(self.setup, seed=read_seed(seed))
        self._deal()

    def play(self, action: int) -> int:
        """Play an action and return the seat to move next, or 0. Raises IllegalAction and changes nothing if it is not
        legal."""
        mover = self.seat
        if self.shown_to != mover:
            self.show(mover)
        if not 0 <= action < self.encoder.actions or not self._mask[action]:
            raise IllegalAction(action=str(action), seat=mover)
        self.actions.append(action)
        self.seat = seat = self._act(self._states, self._workspace, PLAY, action)
        self.shown_to = seat or mover
        return seat

    def show(self, seat: int) -> None:
        self._act(self._states, self._workspace, SHOW, seat)
        self.shown_to = seat

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees and, if it is to move, what it may do. The arrays belong to the caller."""
        if self.shown_to != seat:
            self.show(seat)
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def legal_actions(self) -> list[int]:
        """Return the actions of whoever is to move, in ascending order."""
        if not self.seat:
            return []
        if self.shown_to != self.seat:
            self.show(self.seat)
        actions: list[int] = self._mask.view(np.bool_).nonzero()[0].tolist()
        return actions

    def move_of(self, action: int) -> Move:
        return Move(self._act(self._states, self._workspace, MOVE_OF, action))

    def action_of(self, move: Move) -> int:
        """Return the action of a legal move, for example of one that a bot has chosen."""
        return self._act(self._states, self._workspace, ACTION_OF, int(move))

    @property
    def rewards(self) -> list[float]:
        """What each seat gets, the first seat first: nothing before the end."""
        places = self._states.array[STATE].places[1 : self.setup.players + 1].tolist()
        if self.seat:
            return [0.0] * len(places)
        rivals = self.encoder.rivals(self.setup.players, self.setup.options)
        return [sum((other > one) - (other < one) for other in places) / rivals for one in places]

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def position(self) -> Position:
        return Position(self.encoder.rulebook, Buffer(self._states.array[:1].copy()))

    def view(self, seat: int) -> View:
        """Return what a seat sees, as bots see it."""
        return View(self.position, seat)

    @property
    def game(self) -> Game:
        """The game so far, with its history: it can be saved, reviewed and shown."""
        game = Game(self.setup)
        for action in self.actions:
            game.advance(Move(self._act(game._buffer, self._workspace, MOVE_OF, action)))
        return game

    def render(self, mode: RenderMode | None) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        """Show the game as a spectator sees it."""
        if mode is None:
            return None
        view = self.view(0)
        if mode == "rgb_array":
            return pixels(view)
        if mode == "svg":
            return view.svg("light")
        if mode == "ansi":
            return str(view)
        print(view)
        return None

    def copy(self) -> Self:
        """Return a copy that can be played on independently."""
        clone = object.__new__(type(self))
        clone.__dict__.update(self.__dict__)
        clone.actions = self.actions.copy()
        clone._states = self._states.copy()
        clone._make_room()
        return clone

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"setup": self.setup, "actions": self.actions, "seat": self.seat, "states": self._states.array.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.setup, self.actions, self.seat = kept["setup"], kept["actions"], kept["seat"]
        self.encoder = encoder_for(self.setup.game)
        self._states = Buffer.of_bytes(kept["states"], self.encoder.rulebook.rules.STATE)
        self._make_room()


class SingleGameEnv:
    """What the environments that play one game at a time have in common."""

    _setup: Setup
    _episode: Episode | None = None
    render_mode: RenderMode | None

    def _begin_episode(self, seed: int) -> Episode:
        if self._episode is None:
            self._episode = Episode(self._setup)
        self._episode.restart(seed)
        return self._episode

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise NotReset()
        return self._episode

    @property
    def game(self) -> Game:
        """The game so far, as `stip.new` and moves would have made it."""
        return self.episode.game

    def render(self) -> Any:
        """Show the game as a spectator sees it, in the manner of the render mode."""
        return self.episode.render(self.render_mode)

    def _show_to_human(self) -> None:
        if self.render_mode == "human":
            self.render()


def check_render_mode(mode: RenderMode | None) -> RenderMode | None:
    if mode is not None:
        check_choice("render_mode", mode, RENDER_MODES)
    return mode


def pixels(view: View) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return a picture of the board as an array of rows, columns, and red, green and blue."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    scene = view.rulebook.presentation.scene(view.fields, view.seat, "en")
    svg = board_picture(scene, view.rulebook, IMAGE_SIDE)
    content = bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return np.asarray(Image.open(BytesIO(content)).convert("RGB"))
