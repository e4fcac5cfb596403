// The seals of games: the commitments to their seeds that this device was told while they were played. Whether a seed
// that is revealed at the end fits is checked against these, not against what the server says then.
import type { TableView } from "./generated";

const SEALS_KEY = "stip.seals";
const MAX_SEALS = 300; // the oldest are forgotten

type Seal = { seal: string; isFromStart: boolean }; // whether it was told before this device had moved

export type Verdict = "fits" | "joined-late" | "unknown" | "broken";

/** Remember the seal of the game that is being played, unless it is known already. */
export function rememberSeal(code: string, table: TableView, hasMoved: () => boolean): void {
  if (table.phase !== "playing" || !table.commitment || table.seed) return;
  const seals = allSeals();
  const key = keyOf(code, table.number ?? 1);
  if (seals[key]) return;
  const kept = Object.entries(seals).slice(1 - MAX_SEALS);
  const seal: Seal = { seal: table.commitment, isFromStart: !hasMoved() };
  try {
    localStorage.setItem(SEALS_KEY, JSON.stringify(Object.fromEntries([...kept, [key, seal]])));
  } catch {
    // the device keeps nothing more; the review will say that the seal is not known
  }
}

export function sealOf(code: string, number: number): Seal | undefined {
  return allSeals()[keyOf(code, number)];
}

/** Whether a revealed seed fits the seal that was told; `hash` is what its seal should have been. */
export function verdictOn(hash: string, told: Seal | undefined, toldAtTheEnd: string): Verdict {
  if (hash !== (told?.seal ?? toldAtTheEnd)) return "broken";
  return told ? (told.isFromStart ? "fits" : "joined-late") : "unknown";
}

function keyOf(code: string, number: number): string {
  return `${code}/${number}`;
}

function allSeals(): Record<string, Seal> {
  try {
    return (JSON.parse(localStorage.getItem(SEALS_KEY) ?? "{}") as Record<string, Seal> | null) ?? {};
  } catch {
    return {};
  }
}
