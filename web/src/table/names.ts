// What people at a table are called.
import type { TableView } from "../messages";
import { say } from "../texts.svelte";

export function nameOf(table: TableView, seat: number): string {
  const sitting = table.seats[seat - 1];
  if (sitting?.kind === "bot") return say("table-bot", { level: sitting.level ?? 0 });
  return sitting?.name || say("table-open");
}

