"""Prints how much compressed JavaScript the built page loads, and fails if it is more than the limit.

Languages are separate files, and a reader loads only one, so the largest is counted.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "stip"
MOST = 90_000  # bytes
LANGUAGES = {file.stem for file in (PACKAGE / "locale").glob("*.ftl")}

files = sorted((PACKAGE / "server" / "page" / "assets").glob("*.js"))
sizes = [(len(gzip.compress(file.read_bytes())), file.name.partition("-")[0]) for file in files]
loaded = [size for size in sizes if size[1] not in LANGUAGES]
loaded.append(max(size for size in sizes if size[1] in LANGUAGES))
total = sum(size for size, _ in loaded)
told = ", ".join(f"{name} {size / 1000:.1f}" for size, name in loaded)
print(f"The page loads {total / 1000:.1f} kB of JavaScript, of {MOST / 1000:.0f} at most: {told}")
sys.exit(total > MOST)
