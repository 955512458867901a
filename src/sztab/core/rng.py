"""A small random generator that gives the same numbers interpreted and compiled."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sztab.core.native import i64

WORD: Final = 0xFFFFFFFF


def word_at(data: bytes, at: int) -> i64:
    """Return the four bytes at an offset as a big-endian number."""
    first: i64 = data[at]
    second: i64 = data[at + 1]
    third: i64 = data[at + 2]
    last: i64 = data[at + 3]
    return first << 24 | second << 16 | third << 8 | last


class Rng:
    """The generator xoshiro128++ of Blackman and Vigna, on four 32-bit words.

    It needs no multiplication, so no step can overflow a machine integer. States hold no
    generator: each user of chance (a table, a bot, a simulation) has its own.
    """

    def __init__(self, seed: int | str) -> None:
        digest = sha256(str(seed).encode()).digest()
        self._a: i64 = word_at(digest, 0)
        self._b: i64 = word_at(digest, 4)
        self._c: i64 = word_at(digest, 8)
        self._d: i64 = word_at(digest, 12) | 1  # never all zero

    def word(self) -> i64:
        """Return the next 32 random bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        total: i64 = (a + d) & WORD
        result: i64 = (((total << 7) & WORD | (total >> 25)) + a) & WORD
        c ^= a
        d ^= b
        self._a = a ^ d
        self._c = c ^ (b << 9 & WORD)
        self._b = b ^ c
        self._d = d << 11 & WORD | d >> 21
        return result

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, all equally likely (bound up to 2^31)."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            # Lemire's rejection: without it small numbers would be slightly too frequent.
            threshold: i64 = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def choice(self, options: list[int]) -> int:
        """Return one of the options, all equally likely."""
        return options[self.below(len(options))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def spawn(self, label: int | str) -> Rng:
        """Return an independent generator, so that one user of chance does not affect another."""
        return Rng(f"{self._a}:{self._b}:{self._c}:{self._d}/{label}")

    def clone(self) -> Rng:
        """Return a copy, which will give the same numbers."""
        copy = Rng(0)
        copy._a, copy._b, copy._c, copy._d = self._a, self._b, self._c, self._d
        return copy
