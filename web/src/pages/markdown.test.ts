import { expect, test } from "vitest";
import { blocksOf, bodyOf, spansOf, withOptionNames } from "./markdown";

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

test("a picture stands where its line is, with words and drawings in its caption", () => {
  const blocks = blocksOf(bodyOf("- `E-2` Rows of five.\n\n![With [round-red] five win.](row)\n\n  And so on."));
  expect(blocks.map((block) => block.kind)).toEqual(["text", "picture", "text"]);
  expect(blocks[1]).toMatchObject({ name: "row", caption: [{ text: "With " }, { kind: "sprite", text: "round-red" }, {}] });
});

test("an option and its values are called as they are where one chooses them", () => {
  const names: Record<string, string> = { "toy-option-black_dot": "Black dot on field", "toy-option-black_dot-far_end": "far end first" };
  const told = withOptionNames("**option `black_dot`: `far_end`, `other`** With `far_end` …", "toy", (id) => names[id]);
  expect(told).toBe("**option `Black dot on field`: `far end first`, `other`** With `far end first` …");
  expect(withOptionNames("`far_end` alone", "toy", (id) => names[id])).toBe("`far_end` alone");
});
