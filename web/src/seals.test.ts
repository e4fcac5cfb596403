import { beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "./generated";
import { rememberSeal, sealOf, verdictOn } from "./seals";

const playing = { game: "game", options: {}, seats: [], phase: "playing", number: 2, commitment: "seal" } as TableView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the first seal that is told stays, whatever is told later", () => {
  rememberSeal("abc", playing, () => false);
  rememberSeal("abc", { ...playing, commitment: "another" }, () => true);
  expect(sealOf("abc", 2)).toEqual({ seal: "seal", isFromStart: true });
  expect(sealOf("abc", 1)).toBeUndefined();
});

test("a seal that comes with the seed proves nothing and is not remembered", () => {
  rememberSeal("abc", { ...playing, seed: "00" }, () => false);
  rememberSeal("abc", { ...playing, phase: "over" }, () => false);
  expect(sealOf("abc", 2)).toBeUndefined();
});

test("only so many seals are kept, the newest", () => {
  for (let number = 1; number <= 310; number++) rememberSeal("abc", { ...playing, number }, () => false);
  expect(sealOf("abc", 10)).toBeUndefined();
  expect(sealOf("abc", 11)).toBeDefined();
});

test("what is kept and cannot be read counts as nothing", () => {
  localStorage.setItem("stip.seals", "{");
  expect(sealOf("abc", 2)).toBeUndefined();
});

test("a seed is measured against the seal from the start, and only without one against that of the end", () => {
  expect(verdictOn("seal", { seal: "seal", isFromStart: true }, "seal")).toBe("fits");
  expect(verdictOn("seal", { seal: "seal", isFromStart: false }, "seal")).toBe("joined-late");
  expect(verdictOn("seal", { seal: "first", isFromStart: true }, "seal")).toBe("broken");
  expect(verdictOn("seal", undefined, "seal")).toBe("unknown");
  expect(verdictOn("seal", undefined, "another")).toBe("broken");
});
