"""How Tokken looks: a ring of hollows in wood with piles in its middle, and the hand in front of its owner.

Seat 1 plays round pawns and seat 2 square ones; the base of who looks lies below.
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace

from msgspec.structs import replace

from stip.games.contract import Fields
from stip.games.scene import EVERYBODY, Button, Panel, Scene, SeatSign, Telling, Thing, cached_text, owner_facts
from stip.games.tokken.board import COLOURS, HOME, QUARTER, RESERVE, field_of
from stip.games.tokken.codes import enters
from stip.games.tokken.hands import KNOWN, MOST_CARDS, PACK, may_keep
from stip.games.tokken.refusals import COLOUR_NAMES, PIGMENTS, RANK_NAMES
from stip.games.tokken.ring import ROW, ring, spot
from stip.games.tokken.telling import PIECES, SHAPES, game_ending
from stip.games.tokken.telling import describe_effects as describe_effects
from stip.games.tokken.trails import trails_of
from stip.locale import Fact

LONG = 72  # the ring whose fields are small
LIFT = 4  # a pawn stands a little above the middle of its field
GIFT = 16  # the card that was chosen sticks out of the hand


def scene(state: Fields, seat: int, language: str) -> Scene:
    near, ending = seat or 1, game_ending(state, language)
    panels = [
        Panel(
            name="board",
            label=cached_text("scene-board", language),
            box=(-500, -500, 1000, 1024),
            things=[
                *_ground(state.track, state.black_dot_offset, near),
                *_fields(state, near, language),
                *_piles(state, language),
                *_pawns(state, seat, language),
            ],
        )
    ]
    if seat:
        panels.append(_hand(state, seat, language))
    return Scene(
        panels=panels,
        seats=[_sign(state, number, seat, language) for number in (1, 2)],
        heap=_heap(state, language),
        ask=_ask(state, seat, language) if seat == state.seat and not state.over else "",
        cause=_cause(state, seat, language) if seat == state.seat and not state.over else "",
        buttons=_buttons(language),
        trails=trails_of(state, near),
        won=[f"pawn:{winner}:{name}" for winner in (ending.winners if ending else []) for name in COLOUR_NAMES],
        ending=ending,
        is_private=seat > 0,
    )


def describe_move(text: str, language: str, telling: Telling = EVERYBODY) -> str:
    who = telling.who
    if text in ("keep", "out"):
        return cached_text(f"tokken-tell-{text}", language, who=who)
    if text.startswith("give "):
        return cached_text("tokken-tell-give", language, who=who, rank=text[-1])
    own, star, other = text[2:].partition("*")
    facts: dict[str, Fact] = {"who": who, "rank": text[0]}
    facts |= {"pigment": _pigment(own[:1] or other), "other": _pigment(other)}
    if text[1] == "+":
        return cached_text("tokken-tell-enter", language, **facts)
    if star:
        facts |= owner_facts(telling.opponent, telling.reader, telling.names)
        return cached_text("tokken-tell-swap" if own else "tokken-tell-push", language, **facts)
    steps = own[1:]
    if steps and steps != "7":
        return cached_text("tokken-tell-part", language, **facts, steps=int(steps))
    return cached_text("tokken-tell-back" if text[0] == "4" else "tokken-tell-walk", language, **facts)


@cache
def _buttons(language: str) -> list[Button]:
    return [Button(touch=touch, label=cached_text(f"tokken-scene-{touch}", language)) for touch in ("keep", "out")]


@cache
def _ground(track: int, black_dot_offset: int, near: int) -> list[Thing]:
    size = _size(track)
    things = [
        Thing(id="board", sprite="tokken-board", x=0, y=0),
        Thing(id="ring", sprite=f"tokken-ring-{track}", x=0, y=0),
    ]
    for owner, side in ((near, 1), (3 - near, -1)):
        shape = SHAPES[owner]
        things += [
            Thing(id=f"row:{owner}", sprite=f"tokken-row-{shape}", x=0, y=0, turn=90 - 90 * side),
            Thing(id=f"reserve:{owner}", sprite=f"tokken-reserve-{shape}", x=-160 * side, y=292 * side),
            Thing(id=f"base:{owner}", sprite=f"tokken-base-{shape}", x=0, y=424 * side, scale=size),
        ]
    for field in range(black_dot_offset, track, QUARTER):
        x, y = ring(track)[_seen_from(near, field, track)]
        things.append(Thing(id=f"dot:{field}", sprite="tokken-black-dot", x=x, y=y, scale=size))
    return things


def _fields(state: Fields, near: int, language: str) -> list[Thing]:
    """Places to go to."""
    taken = {field_of(state, owner, place) for owner in (1, 2) for place in state.pawns[owner] if place < HOME}
    looks = _looks_of_fields(state.track, state.black_dot_offset, near, language)
    spots = _spots(language)
    return [
        *(looks[field][field in taken] for field in range(state.track)),
        *(spots[colour] for colour in range(COLOURS) if state.pawns[near][colour] != HOME),
    ]


@cache
def _looks_of_fields(track: int, black_dot_offset: int, near: int, language: str) -> list[tuple[Thing, Thing]]:
    """Return how each field looks when it is free, and where a pawn stands: it has a sprite then, so that it is shown
    by a ring around the pawn."""
    size, looks = _size(track), []
    for field in range(track):
        place = _seen_from(near, field, track)
        x, y = ring(track)[place]
        kind, sprite = ("dot", "tokken-black-dot") if field % QUARTER == black_dot_offset else ("field", "hollow")
        if field % (track // 2) == 0:
            kind = "base"
            sprite = f"tokken-base-{SHAPES[near if place == 0 else 3 - near]}"
        free = Thing(
            id=f"field:{field}",
            x=x,
            y=y,
            scale=size,
            touch=f"field:{field}",
            label=cached_text("tokken-scene-field", language, field=field, kind=kind),
            width=72 * size,
        )
        looks.append((free, replace(free, sprite=sprite)))
    return looks


@cache
def _spots(language: str) -> list[Thing]:
    """Return the places in the home row of who looks, by colour."""
    return [
        Thing(
            id=f"home:{name}",
            x=x,
            y=y,
            touch=f"home:{name}",
            label=cached_text("tokken-scene-spot", language, pigment=PIGMENTS[colour]),
            width=60,
        )
        for colour, (name, (x, y)) in enumerate(zip(COLOUR_NAMES, ROW, strict=True))
    ]


def _piles(state: Fields, language: str) -> list[Thing]:
    """Return the pile that is not dealt yet, and the one that lies face up."""
    left, played = PACK - state.dealt, sum(state.played)
    things = [_pile(left, language)] if left else []
    return [*things, *_played(played, RANK_NAMES[state.on_top], language)] if played else things


@cache
def _pile(left: int, language: str) -> Thing:
    label = cached_text("tokken-scene-pile", language, cards=left)
    sprite = "tokken-pile" if left > 1 else "card-back"
    return Thing(id="pile", sprite=sprite, x=-250, y=0, scale=1.2, label=label, count=left, is_source=True)


@cache
def _played(played: int, rank: str, language: str) -> list[Thing]:
    label = cached_text("tokken-scene-played", language, cards=played, rank=rank)
    return [
        Thing(id="played", sprite="tokken-played", x=250, y=0, scale=1.2, label=label),
        Thing(id=f"played:{played}", sprite=f"tokken-{rank}", x=252, y=2, turn=3, scale=1.2),
    ]


def _pawns(state: Fields, seat: int, language: str) -> list[Thing]:
    near = seat or 1
    pawns = [
        _pawn(state.track, owner, colour, place, seat, language)
        for owner in (near, 3 - near)
        for colour, place in enumerate(state.pawns[owner])
    ]
    return sorted(pawns, key=lambda pawn: pawn.y)


@lru_cache(50_000)
def _pawn(track: int, owner: int, colour: int, place: int, seat: int, language: str) -> Thing:
    is_far = owner != (seat or 1)
    where = {HOME: "home", RESERVE: "reserve"}.get(place, "field")
    x, y = spot(track, place, colour, is_far)
    scale = {HOME: 2.75, RESERVE: 2.45}.get(place, 2.75 * _size(track))
    return Thing(
        id=f"pawn:{owner}:{COLOUR_NAMES[colour]}",
        sprite=f"{SHAPES[owner]}-{PIGMENTS[colour]}",
        x=x,
        y=y - LIFT * scale / 2.75,
        scale=scale,
        touch=f"pawn:{'*' if is_far else ''}{COLOUR_NAMES[colour]}",
        label=cached_text(
            "tokken-scene-pawn",
            language,
            whose="own" if owner == seat else "theirs" if seat else SHAPES[owner],
            pigment=PIGMENTS[colour],
            where=where,
            field=_seen_from(owner, place, track) if where == "field" else 0,
        ),
        width=24 * scale,
    )


def _hand(state: Fields, seat: int, language: str) -> Panel:
    cards = [(card >> 2, bool(card & KNOWN)) for card in state.hands[seat][: state.hand_sizes[seat]]]
    ranks = [rank for rank, _ in cards]
    gift = state.gifts[seat] if state.is_exchanging else 0
    left = -55 * (len(cards) - 1)
    things = [
        _card(*card, card in cards[:i], card[0] == gift and gift not in ranks[:i], left + 110 * i, language)
        for i, card in enumerate(cards)
    ]
    box = (-55 * MOST_CARDS - 4, -74 - GIFT, 110 * MOST_CARDS + 8, 154 + GIFT)
    return Panel(name="hand", label=cached_text("tokken-scene-hand", language), box=box, things=things)


@lru_cache(50_000)
def _card(rank: int, is_from_other: bool, is_second: bool, is_gift: bool, x: float, language: str) -> Thing:
    name = RANK_NAMES[rank]
    return Thing(
        id=f"card:{name}{':given' * is_from_other}{':2' * is_second}",
        sprite=f"tokken-{name}",
        x=x,
        y=-GIFT if is_gift else 0,
        touch=f"card:{name}",
        label=cached_text("tokken-scene-given" if is_gift else "tokken-scene-card", language, rank=name),
        width=98,
        height=143,
        on_paper=True,
    )


def _heap(state: Fields, language: str) -> Panel | None:
    """All that has been seen face up since the cards were shuffled."""
    things = [_seen(rank, count, language) for rank, count in enumerate(state.played) if count]
    if not things:
        return None
    label = cached_text("tokken-scene-played", language, cards=sum(state.played), rank="none")
    return Panel(name="heap", label=label, box=(-420, -174, 840, 348), things=things)


@cache
def _seen(rank: int, count: int, language: str) -> Thing:
    name, (row, column) = RANK_NAMES[rank], divmod(rank - 1, 7)
    return Thing(
        id=f"seen:{name}",
        sprite=f"tokken-{name}",
        x=116 * column - 348,
        y=164 * row - 82,
        label=f"{count} × {cached_text('tokken-scene-card', language, rank=name)}",
        width=98,
        height=143,
        count=count,
    )


def _sign(state: Fields, owner: int, seat: int, language: str) -> SeatSign:
    """Return the sign of a seat. Of the other's cards, a seat knows those that were its own (T-8)."""
    home = state.pawns[owner].count(HOME)
    size = state.hand_sizes[owner]
    ranks = [RANK_NAMES[card >> 2] for card in state.hands[owner][:size] if card >> 2]
    note = cached_text("tokken-scene-home", language, home=home)
    if seat not in (0, owner) and ranks:
        cards = ", ".join(cached_text("tokken-scene-card", language, rank=rank) for rank in ranks)
        note = cached_text("tokken-scene-home-known", language, home=home, cards=cards)
    return SeatSign(sprites=[PIECES[owner]], note=note, cards=0 if owner == seat else size)


def _ask(state: Fields, seat: int, language: str) -> str:
    if state.is_exchanging:
        return cached_text("tokken-scene-ask-give", language)
    if state.seven_left:
        return cached_text("tokken-scene-ask-seven", language, left=state.seven_left)
    return cached_text("tokken-scene-ask-keep" if may_keep(state, seat) else "tokken-scene-ask", language)


def _cause(state: Fields, seat: int, language: str) -> str:
    """Say why no card can be played, if all pawns wait for one that brings them in (T-13)."""
    waits = RESERVE in state.pawns[seat] and all(place >= HOME for place in state.pawns[seat])
    ranks = [card >> 2 for card in state.hands[seat][: state.hand_sizes[seat]]]
    return cached_text("tokken-scene-cause", language) if waits and not any(map(enters, ranks)) else ""


def _size(track: int) -> float:
    """Return the scale of what lies on the ring."""
    return 0.56 if track == LONG else 1


def _seen_from(owner: int, field: int, track: int) -> int:
    """The number of a field, counted from the base of a seat; and back: it is its own inverse."""
    return field_of(SimpleNamespace(track=track), owner, field)


def _pigment(name: str) -> str:
    return PIGMENTS[COLOUR_NAMES.index(name)] if name else ""
