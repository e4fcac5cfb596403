import { expect, test } from "vitest";
import { blocksOf, bodyOf, spansOf } from "./markdown";

test("a clause has text, a diagram, and text again", () => {
  const text = "- `E-2` **rule** Rows of\n  five.\n\n          5 .\n            a\n\n  And so on.";
  expect(blocksOf(bodyOf(text)).map((block) => block.kind)).toEqual(["text", "diagram", "text"]);
  expect(blocksOf(bodyOf(text))[1]).toEqual({ kind: "diagram", text: "5 .\n  a" });
});

test("other clauses are found in the text, with quotes and without", () => {
  expect(spansOf("see `E-17` or EX-15.").filter((span) => span.kind === "clause").map((span) => span.text)).toEqual([
    "E-17",
    "EX-15",
  ]);
});

test("a table has its head first, and a stroke may stand in a cell", () => {
  const [block] = blocksOf("| you write | you do |\n|---|---|\n| `enter B\\|` | enter |");
  expect(block).toMatchObject({ kind: "table", rows: [[[{ text: "you write" }], {}], [[{ kind: "code", text: "enter B|" }], {}]] });
});

test("a list within a clause keeps its items apart", () => {
  const [text, list] = blocksOf(bodyOf("- `G-7` In order:\n  - One uses\n    none.\n  - Another does."));
  expect(text?.kind).toBe("text");
  expect(list).toMatchObject({ kind: "list", items: [[{ text: "One uses none." }], [{ text: "Another does." }]] });
});
