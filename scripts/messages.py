"""Generates the JSON Schema and TypeScript types of the messages: `python scripts/messages.py`; `--check` verifies that
they are up to date."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from stip.table.messages import PROTOCOL_VERSION, FromClient, FromServer, TableRequest

ROOT = Path(__file__).parents[1]
TITLES = {"FromClient": FromClient, "FromServer": FromServer, "TableRequest": TableRequest}
Schema = Mapping[str, Any]


def main() -> None:
    tops, parts = msgspec.json.schema_components(list(TITLES.values()), ref_template="#/$defs/{name}")
    named = {**parts, **{title: top for title, top in zip(TITLES, tops, strict=True) if title not in parts}}
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "version": PROTOCOL_VERSION, "$defs": named}
    files = {
        ROOT / "docs" / "messages.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        ROOT / "web" / "src" / "messages.ts": typescript(named),
    }
    for file, text in files.items():
        if sys.argv[1:] != ["--check"]:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is out of date: run python scripts/messages.py")


def typescript(named: Mapping[str, Schema]) -> str:
    """Return a TypeScript type for each struct."""
    lines = ["// Generated from src/stip/table/messages.py by scripts/messages.py. Do not edit.", ""]
    for name, schema in named.items():
        if text := schema.get("description"):
            lines.append(f"/** {' '.join(text.split())} */")
        lines.append(f"export type {name} = {type_of(schema)};")
    return "\n".join(lines) + "\n"


def type_of(schema: Schema) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"anyOf": choices}:
            return " | ".join(type_of(choice) for choice in choices)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(type_of, items))}]"
        case {"type": "array", "items": items}:
            return f"({type_of(items)})[]"
        case {"type": "object", "properties": fields}:
            needed = schema.get("required", [])
            told = (f"{name}{'' if name in needed else '?'}: {type_of(field)}" for name, field in fields.items())
            return "{ " + "; ".join(told) + " }"
        case {"type": "object", "additionalProperties": values}:
            return f"{{ [name: string]: {type_of(values)} }}"
        case {"type": kind}:
            return {"integer": "number"}.get(kind, str(kind))
    raise ValueError(f"no type for {schema}")


if __name__ == "__main__":
    main()
