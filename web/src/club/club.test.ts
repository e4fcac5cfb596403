import { describe, expect, it } from "vitest";
import type { ClubView, MatchView } from "../generated";
import { myMatches, points, rounds, scoreOf, timeLeft } from "./club.svelte";

const match = (number: number, round: number, rest: Partial<MatchView> = {}): MatchView => ({ number, round, one: 1, two: 2, ...rest });
const club = (rest: Partial<ClubView>): ClubView => ({
  club: "bcdfgh",
  game: "toy",
  options: {},
  kind: "round-robin",
  phase: "playing",
  level: 1,
  pause: 60,
  people: [{ number: 1, name: "Ann", is_mine: true }, { number: 2, name: "Bo" }, { number: 3, name: "Cy" }],
  ...rest,
});

describe("a club evening", () => {
  it("writes half points as people do", () => {
    expect([0, 0.5, 1, 2.5].map(points)).toEqual(["0", "½", "1", "2½"]);
  });

  it("tells the score of a match once it is decided", () => {
    expect(scoreOf(match(1, 1), "one")).toBe("");
    expect(scoreOf(match(1, 1, { result: "draw" }), "two")).toBe("½");
    expect(scoreOf(match(1, 1, { result: "two" }), "one")).toBe("0");
    expect(scoreOf(match(1, 1, { result: "one", how: "bye" }), "one")).toBe("");
  });

  it("finds the matches of this device's people that are being played", () => {
    const matches = [match(1, 1, { tables: ["a"], result: "one" }), match(2, 2, { tables: ["b"] }), match(3, 2, { one: 2, two: 3, tables: ["c"] })];
    expect(myMatches(club({ round: 2, matches })).map((one) => one.number)).toEqual([2]);
    expect(myMatches(club({ round: 2, matches, phase: "over" }))).toEqual([]);
  });

  it("counts down to the next round, however wrong the device's clock is", () => {
    expect(timeLeft(club({}), 0)).toBe("");
    expect(timeLeft(club({ next_round_at: 65_000, pause: 120 }), 0)).toBe("1:05");
    expect(timeLeft(club({ next_round_at: 9_000_000 }), 0)).toBe("1:00");
    expect(timeLeft(club({ next_round_at: 1 }), 9000)).toBe("0:00");
  });

  it("sorts matches by their rounds", () => {
    const sorted = rounds(club({ round: 2, matches: [match(1, 1), match(2, 2)] }));
    expect(sorted.map(({ number, matches }) => [number, matches.length])).toEqual([[1, 1], [2, 1]]);
  });
});
