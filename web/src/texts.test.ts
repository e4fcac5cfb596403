import { expect, test, vi } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isolate } from "./isolate";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { localize, texts } = await import("./texts.svelte");

test("what is written from right to left is kept apart, once, and nothing else is", () => {
  expect(isolate("Anna")).toBe("Anna");
  expect(isolate("محمد علي")).toBe("\u2068محمد علي\u2069");
  expect(isolate(isolate("דוד"))).toBe("\u2068דוד\u2069");
});

test("a name in a sentence keeps its numbers where they are", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("won = { $name } has { $count } rounds"));
  texts.bundle = bundle;
  expect(localize("won", { name: "Anna", count: 2 })).toBe("Anna has 2 rounds");
  expect(localize("won", { name: "דוד", count: 2 })).toBe("\u2068דוד\u2069 has 2 rounds");
});
