import { expect, test, vi } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("localStorage", { getItem: () => null });
const { texts } = await import("../texts.svelte");
const { opponentsOf, scoreOf } = await import("./gameTexts");

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource("home-score = (you { $own }, the others { $others })"));
texts.bundle = bundle;

const [me, bo] = [{ kind: "person", name: "Anna", is_mine: true } as const, { kind: "person", name: "Bo" } as const];
const game = { table: "bcdfghj", game: "example", phase: "over", at: 0 } as const;
const shown = (text: string) => text.replace(/[\u2060\u2068\u2069]/g, "");

test("the score begins with one's own, and among several says which that is", () => {
  expect(shown(scoreOf({ ...game, seats: [bo, me], scores: [0, 2] }))).toBe("2–0");
  expect(shown(scoreOf({ ...game, seats: [bo, bo, me, bo], scores: [0, 2, 1, 0] }))).toBe("(you 1, the others 0–0–2)");
  expect(shown(scoreOf({ ...game, seats: [me, me, me], scores: [0, 2, 1] }))).toBe("0–2–1");
  expect(scoreOf({ ...game, seats: [me, bo], scores: [0, 0] })).toBe("");
});

test("a score does not break inside", () => {
  expect(scoreOf({ ...game, seats: [me, bo], scores: [2, 0] })).toBe("2\u2060–\u20600");
});

test("a name from right to left does not change the order of what stands beside it", () => {
  expect(opponentsOf({ ...game, seats: [me, { kind: "person", name: "محمد" }, bo] })).toBe("\u2068محمد\u2069 and Bo");
});
