import { expect, test } from "vitest";
import { creditOf } from "./credits";

function section(level: number, text: string) {
  return { level, heading: "", text, clauses: [] };
}

test("whose game it is stands at the end of its own page, before what all games share", () => {
  const own = [section(1, "Example"), section(2, "Tips"), section(2, "A game by\nsomebody.\n\nWe are not connected.")];
  expect(creditOf([...own, section(1, "All games")])).toBe("A game by\nsomebody.");
  expect(creditOf(own)).toBe("A game by\nsomebody.");
  expect(creditOf([])).toBe("");
});
