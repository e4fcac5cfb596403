"""How Punto looks: a cloth of seven by seven places, piles beside it, the card turned up large before its owner."""

from __future__ import annotations

from functools import cache, lru_cache

from stip.games.contract import Fields
from stip.games.grid import LETTERS, square_name
from stip.games.punto.board import (
    AREA,
    MIDDLE,
    WIDTH,
    first_hidden,
    put_card,
)
from stip.games.punto.notation import COLOURS, PIGMENTS
from stip.games.punto.telling import (
    card_facts,
    card_sprite,
    colours_of,
    game_ending,
    is_neutral,
    round_ending,
    winning_rows,
)
from stip.games.punto.telling import describe_effects as describe_effects
from stip.games.scene import (
    EVERYBODY,
    Ending,
    Letter,
    Panel,
    Scene,
    SeatSign,
    Telling,
    Thing,
    cached_text,
    cached_text_with,
)

SHOWN = 7  # columns and rows: six, and while there are fewer, one more on each side
LEFT = (WIDTH - SHOWN) // 2  # the first column, unless the cards have gone far aside
CELL = 100
CARD = 94
RIM = 363  # from the middle
MOST_EDGES = 3  # of the cards beneath one
LIFT = 2  # for each of them
CLOTH = Thing(id="cloth", sprite="punto-cloth", x=0, y=0)


def scene(state: Fields, seat: int, language: str) -> Scene:
    return _scene(state, seat, game_ending(state, language), language)


def _scene(state: Fields, seat: int, ending: Ending | None, language: str) -> Scene:
    players = state.players
    panels = [_board(state, language)]
    others = [other for other in range(1, players + 1) if other != seat and not state.resigned[other]]
    if others:
        panels.append(_display(state, others, language))
    if seat and not state.resigned[seat]:
        panels.append(_hand(state, seat, language))
    return Scene(
        panels=panels,
        seats=[_sign(state, number, language) for number in range(1, players + 1)],
        ask=_ask(state, language) if seat == state.seat and not state.over else "",
        won=_won(state) if ending else [],
        ending=ending,
        follows_turn=True,
    )


class _WithCard:
    """The fields of a state in which the turned-up card has been put down, the round is decided and nobody is to
    move."""

    def __init__(self, before: Fields, place: int, after: Fields) -> None:
        self._before = before
        self.seat, self.turned_up = -1, 0
        self.top, self.heights, self.played, self.bar = map(
            list, (before.top, before.heights, before.played, before.bar)
        )
        self.low_row, self.high_row = before.low_row, before.high_row
        self.low_column, self.high_column = before.low_column, before.high_column
        put_card(self, place, before.turned_up)
        self.wins, self.last_winner = after.wins, after.last_winner
        self.last_removed = after.last_removed if after.last_winner else 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._before, name)


def round_end(before: Fields, move: int, after: Fields, seat: int, language: str) -> Scene | None:
    """Return how the cards lay when a move ended a round, before they were taken back (P-17)."""
    if after.round_number == before.round_number:
        return None
    decided = _WithCard(before, move, after)
    return _scene(decided, seat, round_ending(decided, language), language)


def describe_move(text: str, language: str, telling: Telling = EVERYBODY) -> str:
    card, place = text.split("@")
    pigment, value = PIGMENTS[COLOURS.index(card[0])], int(card[1])
    return cached_text_with(
        {"place": place}, "punto-tell-card", language, who=telling.who, pigment=pigment, value=value
    )


def _board(state: Fields, language: str) -> Panel:
    """Columns and rows in use, and one more on each side where P-10 allows it."""
    rows, top = _span(state.low_row, state.high_row)
    columns, left = _span(state.low_column, state.high_column)
    x_of = [(column, CELL * (column - left - SHOWN // 2)) for column in columns]
    y_of = [(row, CELL * (top + SHOWN // 2 - row)) for row in rows]
    cards, heights, neutral = state.top, state.heights, [is_neutral(state, colour) for colour in range(4)]
    places = [
        _place(place, card := cards[place], heights[place] - 1, neutral[card & 3], x, y, language)
        for row, y in reversed(y_of)
        for column, x in x_of
        for place in (row * WIDTH + column,)
    ]
    return Panel(
        name="board",
        label=cached_text("scene-board", language),
        box=(-400, -400, 800, 808),
        things=[CLOTH, *places],
        rim=_rim(tuple(x_of), tuple(y_of)),
    )


@lru_cache(1000)
def _rim(x_of: tuple[tuple[int, float], ...], y_of: tuple[tuple[int, float], ...]) -> list[Letter]:
    letters = [Letter(text=LETTERS[column - 1], x=x, y=RIM) for column, x in x_of]
    return letters + [Letter(text=str(row), x=-RIM, y=y) for row, y in y_of]


def _span(low: int, high: int) -> tuple[range, float]:
    """Which rows or columns are to be seen, and where the seven begin: it moves only when it must, and when the last
    ones are known, to the middle."""
    if high - low + 1 == AREA:
        return range(low, high + 1), low - (SHOWN - AREA) / 2
    shown = range(low - 1, high + 2)
    return shown, max(min(LEFT, shown[0]), shown[-1] - SHOWN + 1)


@lru_cache(50_000)
def _place(place: int, card: int, beneath: int, is_neutral: bool, x: float, y: float, language: str) -> Thing:
    name = _name(place)
    touch = f"place:{name}"
    if not card:
        label = cached_text("punto-scene-place", language, place=name)
        return Thing(id=touch, x=x, y=y, touch=touch, label=label, width=82, height=82)
    edges = min(beneath, MOST_EDGES)
    return Thing(
        id=f"card:{name}:{beneath}",
        sprite=card_sprite(card),
        under=f"punto-under-{edges}" if edges else "",
        x=x,
        y=y - LIFT * edges,
        touch=touch,
        label=cached_text_with(
            {"place": name}, "punto-scene-card", language, **card_facts(card, is_neutral), beneath=beneath
        ),
        width=CARD,
        height=CARD,
    )


def _display(state: Fields, others: list[int], language: str) -> Panel:
    """The piles of the others, each with the card that its owner has turned up beside it."""
    things = []
    for number, other in enumerate(others):
        things += _pile(state, other, f"{other}", 220 * number, 0, language)
        things += _turned_up(state, other, 220 * number + 104, 0, 1, language)
    box = (-54, -62, 220 * len(others) - 8, 122)
    return Panel(name="display", label=cached_text("punto-scene-display", language), box=box, things=things)


def _hand(state: Fields, seat: int, language: str) -> Panel:
    things = _pile(state, seat, "own", -86, 10, language) + _turned_up(state, seat, 64, 0, 1.4, language)
    box = (-145, -74, 284, 154)
    return Panel(name="hand", label=cached_text("punto-scene-hand", language), box=box, things=things)


def _pile(state: Fields, owner: int, name: str, x: float, y: float, language: str) -> list[Thing]:
    """Return a pile with pieces on it that show whose it is."""
    cards = state.sizes[owner] - first_hidden(state, owner)
    if cards <= 0:
        return []
    colours = colours_of(state, owner)
    offsets = (-13, 13) if len(colours) == 2 else (0,)
    pieces = [_piece(owner, colour, x + offset, y) for colour, offset in zip(colours, offsets, strict=True)]
    return [_backs(owner, cards, name, x, y, language), *pieces]


@lru_cache(50_000)
def _backs(owner: int, cards: int, name: str, x: float, y: float, language: str) -> Thing:
    label = cached_text("punto-scene-pile", language, pile=name, cards=cards)
    sprite = "punto-pile" if cards > 1 else "punto-back"
    return Thing(id=f"pile:{owner}", sprite=sprite, x=x, y=y, label=label, count=cards, is_source=True)


@cache
def _piece(owner: int, colour: int, x: float, y: float) -> Thing:
    return Thing(id=f"piece:{owner}:{colour}", sprite=f"round-{PIGMENTS[colour]}", x=x, y=y, scale=1.5)


def _turned_up(state: Fields, owner: int, x: float, y: float, scale: float, language: str) -> list[Thing]:
    card = state.turned_up
    if not card or owner != state.seat:
        return []
    facts = card_facts(card, is_neutral(state, card & 3))
    label = cached_text("punto-scene-turned-up", language, **facts)
    things = [Thing(id=f"turned-up:{state.ply}", sprite=card_sprite(card), x=x, y=y, scale=scale, label=label)]
    if facts["neutral"] == "yes":
        things.append(Thing(id="stipple", sprite="sign-neutral", x=x, y=y, scale=scale))
    return things


def _sign(state: Fields, seat: int, language: str) -> SeatSign:
    sprites = [f"round-{PIGMENTS[colour]}" for colour in colours_of(state, seat)]
    return SeatSign(sprites=["round-neutral"] if state.resigned[seat] else sprites, note=_note(state, seat, language))


def _note(state: Fields, seat: int, language: str) -> str:
    """While a round is young: which card the winner of the last one took out of the game (P-18)."""
    rounds, removed, winner = state.wins[seat], state.last_removed, state.last_winner
    is_young = sum(state.turned) < state.players
    if winner and removed and is_young and not state.over and colours_of(state, winner) == colours_of(state, seat):
        facts = card_facts(removed, is_neutral(state, removed & 3))
        return cached_text("punto-scene-won-last", language, rounds=rounds, **facts)
    return cached_text("punto-scene-rounds", language, rounds=rounds)


def _ask(state: Fields, language: str) -> str:
    card = state.turned_up
    facts = card_facts(card, is_neutral(state, card & 3))
    if not state.top[MIDDLE]:
        return cached_text("punto-scene-ask-middle", language, **facts)
    return cached_text("punto-scene-ask-neutral" if facts["neutral"] == "yes" else "punto-scene-ask", language, **facts)


def _won(state: Fields) -> list[str]:
    """Return the cards of the rows that won the last round."""
    places = sorted({place for row in winning_rows(state) for place in row}) if state.last_winner else []
    return [f"card:{_name(place)}:{state.heights[place] - 1}" for place in places]


def _name(place: int) -> str:
    return square_name(place % WIDTH - 1, place // WIDTH - 1)
