// Results of games against bots: what they add up to, and which level suits a player. Nothing here is stored.
import { LEVEL_COUNT, type MyTable } from "./generated";

export type Outcome = "won" | "lost" | "drawn";
export type Result = { table: string; number: number; game: string; level: number; outcome: Outcome; at: number };
export type Tally = { game: string; level: number; played: number; won: number; streak: number; best: number };
export type Match = { level: number; why: "start" | "up" | "down" | "same" };

type Seats = NonNullable<MyTable["seats"]>;

const FIRST_LEVEL = 2;
const IN_A_ROW = 2; // so many wins or losses in a row change the level of a match
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

/** What was played and won, for each game and level that was played. */
export function talliesOf(results: Result[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, level, outcome } of results) {
    const key = `${game} ${level}`;
    const one = tallies.get(key) ?? { game, level, played: 0, won: 0, streak: 0, best: 0 };
    const streak = outcome === "won" ? one.streak + 1 : 0;
    const won = one.won + Number(outcome === "won");
    tallies.set(key, { ...one, played: one.played + 1, won, streak, best: Math.max(one.best, streak) });
  }
  return [...tallies.values()].sort((one, other) => one.level - other.level);
}

/** The level of a bot that is a match for the player: one higher after two wins in a row, one lower after two losses.
Wins against weaker bots and losses against stronger ones say nothing. */
export function matchFor(results: Result[], game: string): Match {
  let match: Match = { level: FIRST_LEVEL, why: "start" };
  let run = 0; // wins in a row, or losses if it is negative
  const met = new Set<number>(); // only a level that one has met can have been one's match
  for (const { level, outcome } of results.filter((one) => one.game === game)) {
    met.add(level);
    if (outcome === "won" && level < match.level) continue;
    if (outcome === "lost" && level > match.level) continue;
    if (outcome === "drawn") run = 0;
    else run = outcome === "won" ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
    if (met.has(match.level)) match = { level: match.level, why: "same" };
    if (Math.abs(run) < IN_A_ROW) continue;
    const next = Math.min(LEVEL_COUNT, Math.max(1, match.level + Math.sign(run)));
    match = { level: next, why: next === match.level ? match.why : run > 0 ? "up" : "down" };
    run = 0;
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
