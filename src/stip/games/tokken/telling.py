"""What happens in Tokken, in words: what a card caused, and what decided the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from stip.games.contract import Fields
from stip.games.scene import Ending, cached_text, owner_facts
from stip.games.tokken.board import BACK, COLOURS, HOME, RESERVE
from stip.games.tokken.codes import BY_DRAW, ENTER, FOUR, GIVE, KEEP, OUT, PART, STEPS, SWAP, WALK_THEIRS
from stip.games.tokken.refusals import PIGMENTS, RANK_NAMES

SHAPES = ("", "round", "square")  # by seat
PIECES = ("", "round-ivory", "square-ebony")  # a seat's sign: each owns pawns of all four colours


def describe_effects(before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()) -> str:
    pawns = list(product((1, 2), range(COLOURS)))
    hit = [pawn for pawn in pawns if _place(before, pawn) < HOME and _place(after, pawn) == RESERVE]
    home = [pawn for pawn in pawns if _place(before, pawn) != HOME and _place(after, pawn) == HOME]
    sentences = [cached_text("tokken-effect-dot", language)] if _is_carried_on(before, after) else []
    sentences += [_tell_pawn("hit", pawn, seat, names, language) for pawn in hit]
    sentences += [_tell_pawn("home", pawn, seat, names, language) for pawn in home]
    if after.over:
        return " ".join(sentences)
    if after.took_extra != before.took_extra and after.took_extra:
        new = Counter(_ranks(after, seat)) - Counter(_ranks(before, seat))
        rank = next(iter(new)) if after.took_extra == seat else 0
        sentences.append(_tell_card("extra", rank, language))
    is_new_round = (after.deal_number, after.round_number) != (before.deal_number, before.round_number)
    if is_new_round:
        sentences.append(cached_text("tokken-effect-dealt", language))
    if (before.is_exchanging and not after.is_exchanging) or (is_new_round and after.exchange == BY_DRAW):
        sentences.append(_tell_card("given", after.gifts[3 - seat] if seat else 0, language))
    return " ".join(sentences)


def game_ending(state: Fields, language: str) -> Ending | None:
    """Return what decided the game, if somebody brought four pawns home (T-29)."""
    for winner in (1, 2):
        if state.pawns[winner].count(HOME) == COLOURS:
            text = cached_text("tokken-ended", language, home=state.pawns[3 - winner].count(HOME))
            return Ending(text=text, winners=[winner], sprites=[PIECES[winner]])
    return None


def _place(state: Fields, pawn: tuple[int, int]) -> int:
    owner, colour = pawn
    return int(state.pawns[owner][colour])


def _tell_pawn(what: str, pawn: tuple[int, int], seat: int, names: Sequence[str], language: str) -> str:
    owner, colour = pawn
    facts = owner_facts(owner, seat, names)
    if facts["whose"] == "other" and not seat:
        facts["whose"] = SHAPES[owner]
    return cached_text(f"tokken-effect-{what}", language, **facts, pigment=PIGMENTS[colour])


def _tell_card(what: str, rank: int, language: str) -> str:
    """Tell of a card that somebody has got; its rank is 0 for those who may not see it."""
    name = RANK_NAMES[rank] if rank else "none"
    return cached_text(f"tokken-effect-{what}", language, rank=int(name) if name.isdigit() else name)


def _ranks(state: Fields, seat: int) -> list[int]:
    return [card >> 2 for card in state.hands[seat][: state.hand_sizes[seat]]]


def _is_carried_on(before: Fields, after: Fields) -> bool:
    """Return whether a pawn walked to a black dot and from there to the next (T-21): further than its card says."""
    move, mover = after.last_move, after.last_seat
    rank, what = move >> 6, move & 63
    if move in (OUT, KEEP) or what == GIVE or ENTER <= what < WALK_THEIRS or SWAP <= what < PART:
        return False
    owner, colour, steps = mover, what % COLOURS, STEPS[rank]
    if what >= PART:
        colour, steps = (what - PART) >> 3, what & 7
    elif what >= WALK_THEIRS:
        owner = 3 - mover
    elif rank == FOUR:
        steps = -BACK
    start, end = before.pawns[owner][colour], after.pawns[owner][colour]
    return bool(start < HOME and end < HOME and (end - start - steps) % after.track)
