// The tables of this person, as the server lists them.
import { asRefusal, listTables, type Refusal } from "./api";
import { deviceHistory } from "./deviceHistory.svelte";
import type { MyClub, MyTable } from "./generated";
import { isAgainstBots } from "./results";

class MyTables {
  all = $state.raw<MyTable[]>([]);
  clubs = $state.raw<MyClub[]>([]); // the evenings that one organises or has joined
  refusal = $state.raw<Refusal>();
  hasCome = $state(false);
  next = $state(""); // where the list goes on

  running = $derived(this.all.filter((one) => one.phase === "playing" || one.phase === "gathering"));

  /** The first game in which others wait for this person. */
  waiting = $derived(this.running.find((one) => isMyTurn(one) && !isAgainstBots(one.seats ?? [])));

  async load(): Promise<void> {
    await this.#add(() => listTables(), true);
  }

  async loadMore(): Promise<void> {
    await this.#add(() => listTables(this.next), false);
  }

  async #add(ask: () => ReturnType<typeof listTables>, isFirst: boolean): Promise<void> {
    try {
      const { tables, next = "", clubs = [] } = await ask();
      if (isFirst) this.clubs = clubs;
      const codes = new Set(tables.map((one) => one.table));
      const oldest = tables.at(-1)?.at ?? 0;
      const others = this.all.filter((one) => !codes.has(one.table) && (!isFirst || (next && one.at <= oldest)));
      this.all = isFirst ? [...tables, ...others] : [...others, ...tables];
      if (!isFirst || !others.length) this.next = next;
      deviceHistory.note(tables);
      this.refusal = undefined;
    } catch (problem) {
      this.refusal = asRefusal(problem);
    }
    this.hasCome = true;
  }

  forget(table: string): void {
    this.all = this.all.filter((one) => one.table !== table);
  }

  /** A running game against bots that could be continued instead of a new one. */
  continuable(game: string): MyTable | undefined {
    return this.running.find(
      (one) => one.game === game && one.phase === "playing" && isAgainstBots(one.seats ?? []) && !deviceHistory.away.includes(one.table),
    );
  }
}

export function isMyTurn(one: MyTable): boolean {
  return one.phase === "playing" && Boolean(one.seats?.[(one.turn ?? 0) - 1]?.is_mine);
}

export const myTables = new MyTables();
