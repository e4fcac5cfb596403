"""A list whose copies share storage, so that copying takes constant time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class CopyOnWriteList(Sequence[Item]):
    """Can grow and shrink at its end. Copies share one underlying list, each with its own length; the first copy that
    appends keeps the shared list, and one that appends something else gets its own."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[Item] | None = None, length: int = 0) -> None:
        self._items: list[Item] = [] if items is None else items
        self._length = length

    def append(self, item: Item) -> None:
        if len(self._items) != self._length:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def pop(self) -> Item:
        item = self[-1]
        self._length -= 1
        return item

    def copy(self) -> CopyOnWriteList[Item]:
        return CopyOnWriteList(self._items, self._length)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...

    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            return [self._items[place] for place in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._length + index]

    def __iter__(self) -> Iterator[Item]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CopyOnWriteList) and self[:] == other[:]

    def __repr__(self) -> str:
        return repr(self[:])
