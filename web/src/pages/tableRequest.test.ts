import { expect, test } from "vitest";
import { botsBefore, tableRequestOf, seated, standingOf, type Choice, type Place } from "./tableRequest";

const me: Place = { who: "me", name: "Anna", level: 2 };
const bot: Place = { who: "bot", name: "", level: 3 };
const friend: Place = { who: "friend", name: "", level: 2 };
const choice: Choice = { game: "example", players: 3, places: [me, friend, bot, bot], options: {}, clock: null, first: 0 };

test("an order has a seat for each player, and no more", () => {
  const tableRequest = tableRequestOf(choice, (place) => place.name);
  expect(tableRequest.seats).toEqual([{ kind: "me", name: "Anna" }, { kind: "open" }, { kind: "bot", level: 3 }]);
});

test("a seat that is not there any more does not begin", () => {
  expect(tableRequestOf({ ...choice, first: 4 }, () => "").first).toBeNull();
  expect(tableRequestOf({ ...choice, first: 3 }, () => "").first).toBe(3);
});

test("who sits down elsewhere changes places with whoever was there", () => {
  expect(seated([me, bot], 1, "me", 2).map((place) => place.who)).toEqual(["bot", "me"]);
  expect(seated([me, bot], 1, "screen", 2).map((place) => place.who)).toEqual(["me", "screen"]);
});

test("a bot between two levels shares its names with the lower one", () => {
  expect(botsBefore([me, { ...bot, level: 2.75 }, bot], 2, 2)).toBe(1);
  expect(botsBefore([me, bot, bot], 2, 3.25)).toBe(1);
  expect(botsBefore([me, bot, bot], 2, 2.75)).toBe(0);
});

test("a value is as published, a house rule, or ours where the published rules are silent", () => {
  expect(standingOf({ published: ["free"] }, "free")).toBe("published");
  expect(standingOf({ published: ["free"] }, "far_end")).toBe("house");
  expect(standingOf({ published: [] }, 36)).toBe("reconstructed");
});
