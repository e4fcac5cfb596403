// The choices made while setting up a game, and the request for the server made from them.
import type { Clock, OptionView, TableRequest } from "../generated";

export type Value = OptionView["default"];
export type Who = "me" | "screen" | "friend" | "bot";
export type Place = { who: Who; name: string; level: number };
export type Choice = {
  game: string;
  players: number;
  places: Place[]; // as many as can play, of which the first are used: who changes the number back finds the others again
  options: Record<string, Value>;
  clock: Clock | null;
  first: number; // 0: by lot
};

export function tableRequestOf(choice: Choice, nameOf: (place: Place, seat: number) => string): TableRequest {
  const seats = choice.places.slice(0, choice.players).map((place, index): TableRequest["seats"][number] => {
    if (place.who === "bot") return { kind: "bot", level: place.level };
    if (place.who === "friend") return { kind: "open" };
    return { kind: "me", name: nameOf(place, index + 1) };
  });
  const { game, players, options, clock } = choice;
  const first = choice.first && choice.first <= players ? choice.first : null;
  return { game, players, seats, options, clock, first };
}

/** Seat somebody. There is only one "me": whoever sat there swaps places. */
export function seated(places: Place[], index: number, who: Who, level: number): Place[] {
  const before = places[index];
  if (!before) return places;
  return places.map((place, other) => {
    if (other === index) return { ...place, who, level };
    if (who === "me" && place.who === "me") return { ...place, who: before.who, level: before.level };
    return place;
  });
}

/** How many bots of a level sit in the seats before an index. They decide what the next one is called. */
export function botsBefore(places: Place[], index: number, level: number): number {
  return places.slice(0, index).filter((place) => place.who === "bot" && Math.floor(place.level) === Math.floor(level)).length;
}

/** Where the value of an option comes from: the published rules, this house, or us where those rules are silent. */
export function standingOf(option: Pick<OptionView, "published">, value: Value): "published" | "house" | "reconstructed" {
  if (!option.published.length) return "reconstructed";
  return option.published.includes(value) ? "published" : "house";
}
