"""Prints how much compressed JavaScript a first visit of the built page loads, and fails if it is more than the limit.

That is the entry with everything it imports statically, and one language: the largest is counted. What is loaded when
somebody asks for it, such as a lesson, does not count.
"""

from __future__ import annotations

import gzip
import re
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "stip"
PAGE = PACKAGE / "server" / "page"
MOST = 100_000  # bytes
LANGUAGES = {file.stem for file in (PACKAGE / "locale").glob("*.ftl")}
ENTRY = re.compile(r'<script[^>]* src="/assets/([^"]+\.js)"')
STATIC_IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"')


def size_of(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


loaded: set[Path] = set()
found = [PAGE / "assets" / name for name in ENTRY.findall((PAGE / "index.html").read_text(encoding="utf-8"))]
while found:
    file = found.pop()
    if file not in loaded:
        loaded.add(file)
        found += [file.parent / name for name in STATIC_IMPORT.findall(file.read_text(encoding="utf-8"))]
assert loaded, "index.html names no script"
languages = [file for file in (PAGE / "assets").glob("*.js") if file.name.partition("-")[0] in LANGUAGES]
loaded.add(max(languages, key=size_of))
total = sum(map(size_of, loaded))
told = ", ".join(f"{file.name.partition('-')[0]} {size_of(file) / 1000:.1f}" for file in sorted(loaded))
print(f"A first visit loads {total / 1000:.1f} kB of JavaScript, of {MOST / 1000:.0f} at most: {told}")
sys.exit(total > MOST)
