// What the list of games says about each.
import { signsOf, titleOf } from "../games";
import type { MyTable } from "../generated";
import { isolate } from "../isolate";
import { isMyTurn } from "../myTables.svelte";
import { outcomeFor } from "../results";
import { localize, texts } from "../texts.svelte";

const DASH = "\u2060–\u2060"; // with word joiners, so that a line does not end beside it

export function headOf(one: MyTable): string {
  const facts = { game: titleOf(one.game) };
  if (one.phase === "gathering") return localize("home-gathering", facts);
  const seat = one.seats?.[(one.turn ?? 0) - 1];
  if (!seat || isMyTurn(one)) return localize("home-your-turn", facts);
  return localize("home-their-turn", { ...facts, name: seat.name ?? "" });
}

/** The others at a table, bots with their level. */
export function opponentsOf({ seats = [] }: MyTable): string {
  const names = seats.flatMap((seat) => {
    if (seat.is_mine || seat.kind === "open") return [];
    return seat.kind === "bot" ? `${seat.name} (${localize("bot-level", { level: seat.level ?? 0 })})` : isolate(seat.name ?? "");
  });
  return new Intl.ListFormat(texts.language).format(names);
}

export function othersAt(one: MyTable): string {
  const names = opponentsOf(one);
  if (names) return localize("home-with", { names });
  return localize(one.seats?.some((seat) => !seat.is_mine) ? "home-nobody-yet" : "home-one-screen");
}

/** How a game ended: for this person, or who of those at one screen has won. */
export function resultText({ seats = [], places = [] }: MyTable): string {
  const outcome = outcomeFor(seats, places);
  if (outcome) return localize({ won: "home-won", lost: "home-lost", drawn: "home-draw" }[outcome]);
  const winners = seats.filter((_, index) => places[index] === 1);
  if (!places.length) return "";
  if (winners.length === seats.length) return localize("home-draw");
  return localize("home-winner", { name: new Intl.ListFormat(texts.language).format(winners.map((seat) => isolate(seat.name ?? ""))) });
}

/** The score, if there is one: one's own first and, among several, by name. It does not break. */
export function scoreOf({ seats = [], scores = [] }: MyTable): string {
  if (!scores.some(Boolean)) return "";
  const mine = Math.max(0, seats.findIndex((seat) => seat.is_mine));
  const [own, ...others] = [...scores.slice(mine), ...scores.slice(0, mine)];
  const isNamed = others.length > 1 && seats.filter((seat) => seat.is_mine).length === 1;
  return isNamed ? localize("home-score", { own: own ?? 0, others: others.join(DASH) }) : [own, ...others].join(DASH);
}

export function signOf({ game, seats = [], options }: MyTable): string {
  const mine = Math.max(0, seats.findIndex((seat) => seat.is_mine));
  return signsOf(game, seats.length, options)[mine]?.sprites[0] ?? "round-neutral";
}

export function dayOf(at: number): string {
  const own = navigator.languages.find((language) => language.split("-")[0] === texts.language);
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(own ?? texts.language, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(at);
}
