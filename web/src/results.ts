// Results of games against bots: what they add up to, and which level suits a player. Nothing here is stored.
import { LEVEL_COUNT, LEVEL_STEP, type MyTable } from "./generated";

export type Outcome = "won" | "lost" | "drawn";
export type Result = { table: string; number: number; game: string; level: number; outcome: Outcome; at: number };
export type Tally = { game: string; level: number; played: number; won: number; streak: number; best: number };
export type Match = { level: number; why: "start" | "up" | "down" | "same" };

type Seats = NonNullable<MyTable["seats"]>;

const FIRST_LEVEL = 2;
const FAR = 0.5; // a bot that is weaker or stronger by more is no match
const MAX_RESULTS = 500; // that are remembered, the newest
const OUTCOMES: Outcome[] = ["lost", "drawn", "won"];

/** Whether one person plays alone against bots. */
export function isAgainstBots(seats: Seats): boolean {
  return seats.filter((seat) => seat.is_mine).length === 1 && seats.every((seat) => seat.is_mine || seat.kind === "bot");
}

/** How a game ended for the only seat of this device; undefined if it has none or several. */
export function outcomeFor(seats: Seats, places: number[]): Outcome | undefined {
  const mine = seats.flatMap((seat, index) => (seat.is_mine ? [index] : []));
  if (mine.length !== 1 || places.length !== seats.length) return undefined;
  if (places.every((place) => place === 1)) return "drawn";
  return places[mine[0]!] === 1 ? "won" : "lost";
}

/** The result of a finished game against bots, or undefined if it is none. Of several bots, the strongest counts. */
export function resultOf(table: Omit<MyTable, "phase">): Result | undefined {
  const { seats = [], places = [], number = 0 } = table;
  const outcome = isAgainstBots(seats) && outcomeFor(seats, places);
  if (!outcome) return undefined;
  const level = Math.max(...seats.map((seat) => (seat.kind === "bot" ? (seat.level ?? 0) : 0)));
  return { table: table.table, number, game: table.game, level, outcome, at: table.at };
}

/** Add results that are not known yet; the oldest come first. */
export function mergeResults(known: Result[], added: Result[]): Result[] {
  const ids = new Set(known.map(idOf));
  const fresh = added.filter((one) => !ids.has(idOf(one)));
  return fresh.length ? [...known, ...fresh].sort((one, other) => one.at - other.at).slice(-MAX_RESULTS) : known;
}

function idOf({ table, number }: Result): string {
  return `${table} ${number}`;
}

/** What was played and won, for each game and level that was played. Levels between two count as the lower. */
export function talliesOf(results: Result[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, level: exact, outcome } of results) {
    const level = Math.floor(exact);
    const key = `${game} ${level}`;
    const one = tallies.get(key) ?? { game, level, played: 0, won: 0, streak: 0, best: 0 };
    const streak = outcome === "won" ? one.streak + 1 : 0;
    const won = one.won + Number(outcome === "won");
    tallies.set(key, { ...one, played: one.played + 1, won, streak, best: Math.max(one.best, streak) });
  }
  return [...tallies.values()].sort((one, other) => one.level - other.level);
}

/** The level of a bot that is a match for the player: a step higher after a win, a step lower after a loss, so that it
settles where one wins every other game. Until there has been both a win and a loss, little is known, and steps are twice
as long. Wins against much weaker bots and losses against much stronger ones say nothing. */
export function matchFor(results: Result[], game: string): Match {
  let match: Match = { level: FIRST_LEVEL, why: "start" };
  const seen = new Set<number>();
  for (const one of results) {
    const sign = OUTCOMES.indexOf(one.outcome) - 1; // of the step
    if (one.game !== game || sign * (match.level - one.level) > FAR) continue;
    seen.add(sign);
    const step = seen.has(1) && seen.has(-1) ? LEVEL_STEP : 2 * LEVEL_STEP;
    const level = Math.min(LEVEL_COUNT, Math.max(1, match.level + sign * step));
    match = { level, why: level > match.level ? "up" : level < match.level ? "down" : "same" };
  }
  return match;
}

/** Results as a short text, and back; what is no result is left out. */
export function packResults(results: Result[], most: number): string {
  for (let first = 0; ; first = Math.ceil((first + results.length + 1) / 2)) {
    const rows = results.slice(first).map((one) => [one.table, one.number, one.game, one.level, OUTCOMES.indexOf(one.outcome), one.at]);
    const text = JSON.stringify(rows);
    if (text.length <= most || !rows.length) return text;
  }
}

export function unpackResults(text: string): Result[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown): Result[] => {
    const [table, number, game, level, outcome, at] = Array.isArray(row) ? row : [];
    const numbers = [number, level, outcome, at];
    if (typeof table !== "string" || typeof game !== "string" || !numbers.every(Number.isFinite) || !OUTCOMES[outcome]) return [];
    return [{ table, number, game, level, outcome: OUTCOMES[outcome], at }];
  });
}
