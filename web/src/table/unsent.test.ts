import { beforeEach, expect, test, vi } from "vitest";
import { forgetUnsent, keepUnsent, unsentAt } from "./unsent";

const move = { id: "1-2-3", text: '{"type":"play"}', number: 2 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a move is kept for its table until it is answered", () => {
  keepUnsent("abc", move);
  expect(unsentAt("abc")).toEqual(move);
  expect(unsentAt("def")).toBeUndefined();
  forgetUnsent("abc", "another");
  expect(unsentAt("abc")).toEqual(move);
  forgetUnsent("abc", move.id);
  expect(unsentAt("abc")).toBeUndefined();
});

test("what is kept and cannot be read counts as nothing", () => {
  localStorage.setItem("stip.unsent", "null");
  expect(unsentAt("abc")).toBeUndefined();
  localStorage.setItem("stip.unsent", "{");
  expect(unsentAt("abc")).toBeUndefined();
});
