import { beforeAll, expect, test, vi } from "vitest";
import { gameOf, loadGames, pictureOf, signsOf, titleOf } from "./games";

const [red, orange, blue] = ["red", "orange", "blue"].map((pigment) => ({ pigment, sprites: [`round-${pigment}`] }));
const pair = { option: "pairs", value: "yes", sides: [0, 1, 0, 1] };
const example = {
  game: "example",
  title: "An Example",
  players: [2, 3, 4],
  options: [{ name: "pairs", values: ["yes", "no"], default: "no" }],
  signs: { 2: [red, blue], 3: [red, orange, blue] },
  teams: pair,
  guide: 2,
};
const answer = vi.fn<(path: string) => Response>();

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  answer.mockReturnValueOnce(Response.json({ games: [example] }));
  await Promise.all([loadGames(), loadGames()]);
});

test("the games are asked for once", () => {
  expect(answer.mock.calls).toEqual([["/api/games"]]);
  expect(titleOf("example")).toBe("An Example");
});

test("a game that is not there any more is called by its name and has no signs", () => {
  expect(gameOf("gone")).toBeUndefined();
  expect(titleOf("gone")).toBe("gone");
  expect(signsOf("gone", 2)).toEqual([]);
});

test("every seat has its own sign", () => {
  expect(signsOf("example", 2)).toEqual([red, blue]);
  expect(signsOf("example", 3, { pairs: "no" })).toEqual([red, orange, blue]);
});

test("partners have the sign of their side, if so many play that there are partners", () => {
  expect(signsOf("example", 4, { pairs: "yes" })).toEqual([red, blue, red, blue]);
  expect(signsOf("example", 3, { pairs: "yes" })).toEqual([red, orange, blue]);
});

test("a picture is asked for once, and again if it could not be loaded", async () => {
  answer.mockClear();
  answer.mockImplementation(() => new Response("", { status: 503 }));
  expect(await pictureOf("example", "cover")).toBe("");
  answer.mockImplementation(() => new Response("<svg/>"));
  expect(await pictureOf("example", "cover")).toBe("<svg/>");
  expect(await pictureOf("example", "cover")).toBe("<svg/>");
  expect(answer.mock.calls).toEqual([1, 2].map(() => ["/api/games/example/pictures/cover.svg"]));
});

test("a picture that does not exist is empty", async () => {
  answer.mockImplementation(() => new Response("no", { status: 404 }));
  expect(await pictureOf("example", "guide-9")).toBe("");
});
