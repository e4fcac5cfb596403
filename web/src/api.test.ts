import { beforeEach, expect, test, vi } from "vitest";
import { makeTable, type Refusal, takeSeat } from "./api";

const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const keys = () => send.mock.calls.map(([, init]) => (init.headers as Record<string, string>)["Idempotency-Key"]);

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal("fetch", send);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

test("a request that gets no answer is sent once more with the same key", async () => {
  send.mockRejectedValueOnce(new TypeError("the network failed"));
  send.mockResolvedValueOnce(Response.json({ table: "bcdfghj", seats: [1], secret: "s" }, { status: 201 }));
  expect((await makeTable({ game: "example", players: 2, seats: [] })).table).toBe("bcdfghj");
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test("two requests have different keys, and a refusal is not sent again", async () => {
  send.mockImplementation(async () => Response.json({ code: "no-open-seat", text: "No." }, { status: 409 }));
  await expect(takeSeat("bcdfghj", "Ann")).rejects.toMatchObject({ code: "no-open-seat" } satisfies Partial<Refusal>);
  await expect(takeSeat("bcdfghj", "Ann")).rejects.toMatchObject({ code: "no-open-seat" });
  expect(new Set(keys()).size).toBe(2);
});

test("without any answer the server counts as unreachable", async () => {
  send.mockRejectedValue(new TypeError("the network failed"));
  await expect(takeSeat("bcdfghj", "Ann")).rejects.toMatchObject({ code: "unreachable" });
  expect(send).toHaveBeenCalledTimes(2);
});
