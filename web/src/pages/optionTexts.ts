// The options of games in words.
import type { OptionView } from "../generated";
import { hasText, localize } from "../texts.svelte";
import { bodyOf, withOptionNames } from "./markdown";
import { standingOf, type Value } from "./tableRequest";

export function valueText(game: string, option: OptionView, value: Value): string {
  const id = `${game}-option-${option.name}-${value}`;
  if (hasText(id)) return localize(id);
  return value === "yes" || value === "no" ? localize(value) : String(value);
}

/** The text of a clause, in which options and their values are called what they are called at set-up. */
export function clauseText(game: string, clause: string): string {
  return withOptionNames(bodyOf(clause), game, (id) => (hasText(id) ? localize(id) : undefined));
}

/** All values of an option, the usual one first, as Markdown: “Home row: **far end first** (house rule) · in any order (…)”. */
export function optionText(game: string, option: OptionView): string {
  const others = option.values.filter((value) => value !== option.default);
  const isRange = others.length > 3;
  const texts = [option.default, ...(isRange ? [] : others)].map((value, index) => {
    const text = valueText(game, option, value);
    return `${index ? text : `**${text}**`} (${localize(`standing-${standingOf(option, value)}`)})`;
  });
  if (isRange) texts.push(`${option.values[0]}–${option.values.at(-1)}`);
  return `${localize(`${game}-option-${option.name}`)}: ${texts.join(" · ")}`;
}
