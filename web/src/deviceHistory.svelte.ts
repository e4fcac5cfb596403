// What this device remembers: results against bots, and games that were put away. It can be taken to another device.
import { MAX_HISTORY_LENGTH, type MyTable } from "./generated";
import { matchFor, mergeResults, packResults, resultOf, unpackResults, type Match, type Result } from "./results";

const RESULTS_KEY = "stip.results";
const AWAY_KEY = "stip.away";
const MAX_AWAY = 500; // games that are put away, the newest

class DeviceHistory {
  results = $state.raw<Result[]>(unpackResults(localStorage.getItem(RESULTS_KEY) ?? ""));
  away = $state.raw<string[]>((localStorage.getItem(AWAY_KEY) ?? "").split(" ").filter(Boolean));

  /** Remember the results of finished games against bots, each once. */
  note(tables: Omit<MyTable, "phase">[]): void {
    this.#keep(tables.flatMap((table) => resultOf(table) ?? []));
  }

  match(game: string): Match {
    return matchFor(this.results, game);
  }

  putAway(table: string): void {
    this.#setAway([...this.away.filter((one) => one !== table), table]);
  }

  bringBack(table: string): void {
    this.#setAway(this.away.filter((one) => one !== table));
  }

  /** All results as a text for another device, as many as it may carry. */
  pack(): string {
    return packResults(this.results, MAX_HISTORY_LENGTH);
  }

  unpack(text: string): void {
    this.#keep(unpackResults(text));
  }

  #keep(results: Result[]): void {
    this.results = mergeResults(this.results, results);
    localStorage.setItem(RESULTS_KEY, packResults(this.results, Infinity));
  }

  #setAway(tables: string[]): void {
    this.away = tables.slice(-MAX_AWAY);
    localStorage.setItem(AWAY_KEY, this.away.join(" "));
  }
}

export const deviceHistory = new DeviceHistory();
