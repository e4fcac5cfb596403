// The same game against stronger bots.
import { LEVEL_COUNT, type TableRequest, type TableView } from "../generated";
import { outcomeFor } from "../results";

/** The request for a table like this one with bots of a stronger level; nothing among people, after a game that was lost, or
if there are none stronger. */
export function strongerTable(table: TableView): TableRequest | undefined {
  const { game, options, clock = null, seats, outcome } = table;
  if (outcomeFor(seats, outcome?.places ?? []) === "lost") return undefined;
  const bots = seats.filter((seat) => seat.kind === "bot");
  const isAlone = bots.length === seats.length - 1 && seats.some((seat) => seat.is_mine);
  if (!isAlone || bots.every((bot) => bot.level === LEVEL_COUNT)) return undefined;
  return {
    game,
    players: seats.length,
    options,
    clock,
    seats: seats.map((seat) =>
      seat.kind === "bot" ? { kind: "bot", level: Math.min(LEVEL_COUNT, Math.round(seat.level ?? 1) + 1) } : { kind: "me", name: seat.name ?? "" },
    ),
  };
}
