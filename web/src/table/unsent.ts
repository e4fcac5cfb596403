// Moves that the server has not answered yet. They are kept on this device, so that they are sent even if the page is
// left and opened again. The server recognises a move by its id, so one that it has carried out is not played twice.

const UNSENT_KEY = "stip.unsent";

export type Unsent = { id: string; text: string; number: number }; // the message, and the game at the table it is for

export function unsentAt(code: string): Unsent | undefined {
  return all()[code];
}

/** The tables for which a move waits. */
export function tablesWithUnsent(): string[] {
  return Object.keys(all());
}

export function keepUnsent(code: string, move: Unsent): void {
  store({ ...all(), [code]: move });
}

export function forgetUnsent(code: string, id: string): void {
  const { [code]: kept, ...others } = all();
  if (kept?.id === id) store(others);
}

function all(): Record<string, Unsent> {
  try {
    return (JSON.parse(localStorage.getItem(UNSENT_KEY) ?? "{}") as Record<string, Unsent> | null) ?? {};
  } catch {
    return {};
  }
}

function store(moves: Record<string, Unsent>): void {
  try {
    localStorage.setItem(UNSENT_KEY, JSON.stringify(moves));
  } catch {
    // the device keeps nothing more; the move is sent all the same
  }
}
