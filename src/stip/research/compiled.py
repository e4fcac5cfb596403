"""Templates of the compiled functions behind all research environments: what a seat sees and may do, and steps of one
game or of many.

The functions over one state, and the sizes, are placeholders; `bind` replaces them with those of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stip.kernel.chance import FAST, WORD, fast_below, imagine_seed, start_fast
from stip.kernel.seats import SEAT_SLOTS

deal: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
hide: Callable[..., None]
action_of: Callable[..., int]
move_of: Callable[..., int]
observe: Callable[..., None]
ACTIONS = 0  # of the action space
NUMBERS = 0  # of an observation
MARKS = 0  # the most marks of a mask that are kept in a list
IS_SPARSE = 0  # whether a mask is so large that only its marks are cleared, and not all of it

STATE, VIEW = 0, 1  # the states of one game: the position, and room for what a seat sees of it
SHOW, SEE, PLAY, FOLLOW, LIST, MOVE_OF, ACTION_OF, ROLL_OUT = range(8)  # what `act` does, with a number: see there
NEXT_STEP, SAME_STEP, START = range(3)  # when a game that has ended begins anew; or all are started


def workspace_type(actions: int, numbers: int, marks: int, max_moves: int) -> np.dtype[Any]:
    """Return the record type of everything that belongs to one game besides its states."""
    fields = [
        ("count", "i4"),  # of the legal actions
        ("marks", "i4", (marks,)),  # the actions that are marked in the mask, if it is sparse
        ("moves", "i4", (max_moves,)),  # legal moves, or their actions
        ("mask", "i1", (actions,)),
        ("observation", "i1", (numbers,)),
    ]
    return np.dtype((np.record, fields))


def act(states: Any, workspaces: Any, what: int, number: int) -> int:
    """Do one thing with one game; the number is a seat, an action, a move or, for a rollout, the most plies. It is one
    function, because each entry point takes seconds to compile."""
    if what == SHOW:
        return show(states, workspaces[0], number)
    if what == SEE:
        return see(states, states, STATE, number, workspaces[0].observation)
    if what == PLAY:
        return play(states, workspaces[0], number)
    if what == FOLLOW:
        seat = follow(states[STATE], number)
        return (list_actions(states[STATE], workspaces[0].moves) if seat else 0) * SEAT_SLOTS + seat
    if what == LIST:
        return list_actions(states[STATE], workspaces[0].moves)
    if what == MOVE_OF:
        return move_of(states[STATE], number)
    if what == ROLL_OUT:
        return roll_out(states[STATE], workspaces[0].moves, number)
    return action_of(states[STATE], number)


def show(states: Any, workspace: Any, seat: int) -> int:
    """Write what a seat sees of a game and, if it is to move, its legal actions; return their number."""
    clear_mask(workspace.mask, workspace.marks, int(workspace.count))
    see(states, states, STATE, seat, workspace.observation)
    view = states[VIEW]
    workspace.count = 0
    if int(view.over) == 0 and int(view.seat) == seat:
        workspace.count = mark_legal(view, workspace.moves, workspace.mask, workspace.marks)
    return int(workspace.count)


def see(states: Any, scratch: Any, i: int, seat: int, observation: Any) -> int:
    """Write what a seat sees of game i, and leave its view in the scratch."""
    scratch[VIEW] = states[i]
    hide(scratch[VIEW], seat)
    observation[:] = 0
    observe(scratch[VIEW], seat, observation)
    return 0


def play(states: Any, workspace: Any, action: int) -> int:
    """Play an action that is legal and show the game to whoever moves next, or at its end to whoever made the last
    move. Return the seat to move, or 0 when the game is over."""
    mover = int(states[STATE].seat)
    seat = follow(states[STATE], action)
    show(states, workspace, seat if seat else mover)
    return seat


def follow(state: Any, action: int) -> int:
    """Play an action that is legal and return the seat to move, or 0 when the game is over."""
    apply(state, move_of(state, action))
    return 0 if int(state.over) else int(state.seat)


def list_actions(state: Any, moves: Any) -> int:
    """Write the legal actions of whoever is to move to `moves`, and return their number."""
    count = legal(state, moves)
    for i in range(count):
        moves[i] = action_of(state, int(moves[i]))
    return count


def roll_out(state: Any, moves: Any, max_plies: int) -> int:
    """Play random moves until the game is over, or for so many plies, and return their number. The first two words of
    its seed start the fast generator that decides everything from now on."""
    state.chance = FAST
    start_fast(state.seed, np.int64(state.seed[0]), np.int64(state.seed[1]))
    plies = 0
    while int(state.over) == 0 and plies < max_plies:
        apply(state, moves[fast_below(state.seed, legal(state, moves))])
        plies += 1
    return plies


def clear_mask(mask: Any, marks: Any, count: int) -> None:
    if IS_SPARSE:
        for i in range(count):
            mask[marks[i]] = 0
    else:
        mask[:] = 0


def mark_legal(view: Any, moves: Any, mask: Any, marks: Any) -> int:
    """Write the legal actions of a seat that sees `view` and is to move to `moves`, mark them in its mask, and return
    their number."""
    count = list_actions(view, moves)
    for i in range(count):
        mask[np.uint64(moves[i])] = 1  # unsigned, or the machine code asks for each whether it counts from the end
        if IS_SPARSE:
            marks[i] = moves[i]
    return count


def step_games(
    states: Any,
    scratch: Any,
    rng: Any,
    moves: Any,
    seed: int,
    first: int,
    last: int,
    actions: Any,
    numbers: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    marks: Any,
    counts: Any,
    samples: Any,
    rewards: Any,
    seat_rewards: Any,
    terminations: Any,
    truncations: Any,
    finals: Any,
    rivals: int,
    max_plies: int,
    mode: int,
) -> int:
    """Play an action in each of the games `first` to `last` - 1, or start them; return how many have ended. scratch[0]
    is the set-up of all games."""
    players = int(scratch[STATE].players)
    ended = 0
    for i in range(first, last):
        rewards[i] = 0.0
        for seat in range(players):
            seat_rewards[i * players + seat] = 0.0
        mover = int(states[i].seat)
        begins = mode == START or (mode == NEXT_STEP and (terminations[i] or truncations[i]))
        terminations[i] = 0
        truncations[i] = 0
        if not begins:
            apply(states[i], move_of(states[i], int(actions[i])))
            terminations[i] = states[i].over
            truncations[i] = int(states[i].over) == 0 and int(states[i].ply) >= max_plies
        has_ended = terminations[i] or truncations[i]
        if has_ended:
            ended += 1
            if terminations[i]:
                for seat in range(players):
                    seat_rewards[i * players + seat] = reward(states[i], seat + 1, rivals)
                rewards[i] = seat_rewards[i * players + mover - 1]
            if mode == SAME_STEP:
                see(states, scratch, i, mover, finals[i * NUMBERS : (i + 1) * NUMBERS])
                begins = True
        if begins:
            numbers[i] += len(numbers)
            start_game(states, scratch, rng, seed, i, int(numbers[i]))
        over = int(states[i].over)
        seats[i] = 0 if over else states[i].seat
        looks = mover if has_ended and not begins else int(states[i].seat)
        see(states, scratch, i, looks, observations[i * NUMBERS : (i + 1) * NUMBERS])
        mask = masks[i * ACTIONS : (i + 1) * ACTIONS]
        marked = marks[i * MARKS :]
        clear_mask(mask, marked, int(counts[i]))
        counts[i] = 0
        if begins or not has_ended:
            count = mark_legal(scratch[VIEW], moves, mask, marked)
            counts[i] = count
            sampled = random_word(seed, int(numbers[i]), int(states[i].ply)) * count >> 32
            samples[i] = moves[sampled]
    return ended


def start_game(states: Any, scratch: Any, rng: Any, seed: int, i: int, number: int) -> None:
    """Deal a game as random playouts do: the same seed and number give the same game there."""
    states[i] = scratch[STATE]
    start_fast(rng, seed, number & WORD)
    imagine_seed(states[i], rng)
    deal(states[i])


def random_word(seed: int, number: int, ply: int) -> Any:
    """Return 32 random bits that depend on a game and its ply only, however many threads there are."""
    word = (seed + number * 0x9E3779B1 + ply * 0x85EBCA77) & WORD
    word = ((word ^ word >> 15) * 0x2C1B3C6D) & WORD
    word = ((word ^ word >> 12) * 0x297A2D39) & WORD
    return word ^ word >> 15


def reward(state: Any, seat: int, rivals: int) -> float:
    """The seats with a worse place less those with a better one, as a share of all rivals: 1 for beating everybody, -1
    for losing to everybody. The rewards of all seats add up to 0."""
    balance = 0
    for other in range(1, int(state.players) + 1):
        balance += int(state.places[other]) > int(state.places[seat])
        balance -= int(state.places[other]) < int(state.places[seat])
    return balance / rivals


def find_illegal(actions: Any, masks: Any, terminations: Any, truncations: Any, mode: int) -> int:
    """Return the first game whose action is not legal, or -1. Those that begin anew take no notice of theirs."""
    for i in range(len(actions)):
        action = int(actions[i])
        begins_anew = mode == NEXT_STEP and (terminations[i] or truncations[i])
        if not begins_anew and (action < 0 or action >= ACTIONS or masks[i * ACTIONS + action] == 0):
            return i
    return -1
