"""Random numbers: ChaCha20 for games that are really played (G-3), and a faster generator for imagined positions and
playouts.

A state draws from its own `seed` with the generator that its field `chance` names; a view has no seed and cannot draw.
All arithmetic stays within signed 64 bits (`int64` of an unsigned field), so that compiled code and plain Python
agree.
"""

from __future__ import annotations

from typing import Any

try:
    from numpy import int64
except ImportError:  # in the browser: Python's own numbers do as well, because all arithmetic stays within 32 bits
    int64 = int  # type: ignore[misc,assignment]

UNKNOWN, CHACHA20, FAST = 0, 1, 2  # where a state's chance comes from: nowhere (a view), the game's seed, a playout's

WORD = 0xFFFFFFFF

Word = Any  # 32 bits of a 64-bit number


def draw_below(state: Any, n: int) -> Any:
    """Draw a random number from 0 to n - 1."""
    if int(state.chance) == FAST:
        return fast_below(state.seed, n)
    limit = WORD // n * n  # G-3: the largest multiple of n below 2 ** 32
    while True:
        word = chacha20_word(state.seed, int64(state.drawn))
        state.drawn += 1
        if word < limit:
            return word % n


def shuffle(state: Any, things: Any, start: int, count: int) -> None:
    """Shuffle `count` things from `start` on, with Fisher–Yates from the last one down."""
    for i in range(count - 1, 0, -1):
        j = draw_below(state, i + 1)
        thing = things[start + i]
        things[start + i] = things[start + j]
        things[start + j] = thing


def forget_seed(state: Any) -> None:
    """Remove the seed, so that a view cannot be used to predict what is drawn next."""
    state.seed[:] = 0
    state.drawn = 0
    state.chance = UNKNOWN


def imagine_seed(state: Any, rng: Any) -> None:
    """Give an imagined position a fast generator of its own, seeded from `rng`."""
    state.chance = FAST
    start_fast(state.seed, fast_word(rng), fast_word(rng))


def start_fast(rng: Any, first: Word, second: Word) -> None:
    """Seed the fast generator from two 32-bit words."""
    rng[0] = first
    rng[1] = second
    rng[2] = 0x5719
    rng[3] = 1
    for _ in range(12):
        fast_word(rng)


def fast_word(rng: Any) -> Word:
    """Return the next 32-bit word of sfc32 (small fast chaotic), whose state is the first four words of `rng`."""
    a, b, c, counter = int64(rng[0]), int64(rng[1]), int64(rng[2]), int64(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) & WORD | c >> 11) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


def fast_below(rng: Any, n: int) -> Any:
    return fast_word(rng) * n >> 32


def chacha20_word(key: Any, index: Any) -> Word:
    """Return one 32-bit word of the ChaCha20 key stream (RFC 8439) with a zero nonce, by its index."""
    block = chacha20_block(key, index >> 4, 0, 0, 0)
    return block[index & 15]


def chacha20_block(key: Any, counter: int, nonce0: int, nonce1: int, nonce2: int) -> tuple[Word, ...]:
    """Return the 16 words of one block of the key stream."""
    k0, k1, k2, k3 = int64(key[0]), int64(key[1]), int64(key[2]), int64(key[3])
    k4, k5, k6, k7 = int64(key[4]), int64(key[5]), int64(key[6]), int64(key[7])
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = counter, nonce0, nonce1, nonce2
    for _ in range(10):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    return (
        (x0 + 0x61707865) & WORD,
        (x1 + 0x3320646E) & WORD,
        (x2 + 0x79622D32) & WORD,
        (x3 + 0x6B206574) & WORD,
        (x4 + k0) & WORD,
        (x5 + k1) & WORD,
        (x6 + k2) & WORD,
        (x7 + k3) & WORD,
        (x8 + k4) & WORD,
        (x9 + k5) & WORD,
        (x10 + k6) & WORD,
        (x11 + k7) & WORD,
        (x12 + counter) & WORD,
        (x13 + nonce0) & WORD,
        (x14 + nonce1) & WORD,
        (x15 + nonce2) & WORD,
    )


def quarter_round(a: Word, b: Word, c: Word, d: Word) -> tuple[Word, Word, Word, Word]:
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


def rotated(word: Word, by: int) -> Word:
    return (word << by | word >> (32 - by)) & WORD
