import { expect, test, vi } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { botLabel, characterOf, levelChoices, LEVELS } = await import("./levels");
const { texts } = await import("./texts.svelte");

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource("bot-level = { $level ->\n    [2] easy\n   *[other] a match for you\n}\ntoy-bot-2 = { $bot } hops."));
texts.bundle = bundle;

test("a bot between two levels has the name of the lower, and is called a match", () => {
  expect(botLabel(2)).toBe("Hoppi · easy");
  expect(botLabel(2.75)).toBe("Hoppi · a match for you");
});

test("a level between two can be chosen beside the five", () => {
  expect(levelChoices("bot-", () => 0, [2.75, ...LEVELS]).map((one) => one.value)).toEqual(["bot-2.75", "bot-1", "bot-2", "bot-3", "bot-4", "bot-5"]);
});

test("how a bot plays is told where the game tells it", () => {
  expect(characterOf("toy", 2)).toBe("Hoppi hops.");
  expect(characterOf("toy", 2.75, "Tikki")).toBe("Tikki hops.");
  expect(characterOf("toy", 3)).toBe("");
  expect(characterOf("other", 2)).toBe("");
});
