// A club evening as the server tells it, asked for again and again, and what can be said about it.
import { asRefusal, type Refusal, remember, request } from "../api";
import { type ClubMember, type ClubRequest, type ClubView, type DecideMatch, type MatchView, paths, type PersonView } from "../generated";
import { botName } from "../levels";
import { localize, texts } from "../texts.svelte";

const POLL_INTERVAL_MS = 4000;
const HIDDEN_FACTOR = 4; // a page that nobody sees asks less often

export class ClubWatch {
  view = $state.raw<ClubView>();
  refusal = $state.raw<Refusal>();
  now = $state(Date.now());

  #timers: number[] = [];
  #skipped = 0;

  constructor(readonly code: string) {
    void this.load();
    this.#timers = [setInterval(this.#poll, POLL_INTERVAL_MS), setInterval(() => (this.now = Date.now()), 1000)];
    document.addEventListener("visibilitychange", this.#loadIfSeen);
  }

  /** Whether the server does not answer any more, so that the view may be out of date. */
  get isLost(): boolean {
    return this.view !== undefined && this.refusal !== undefined;
  }

  close(): void {
    this.#timers.forEach((timer) => clearInterval(timer));
    document.removeEventListener("visibilitychange", this.#loadIfSeen);
  }

  load = async (): Promise<void> => {
    try {
      const view = await request<ClubView>(paths.showClub(this.code));
      if (JSON.stringify(view) !== JSON.stringify(this.view)) this.view = view;
      this.refusal = undefined;
    } catch (problem) {
      this.refusal = asRefusal(problem);
    }
  };

  async join(name: string): Promise<void> {
    remember(await request<ClubMember>(paths.joinClub(this.code), { name }));
    await this.load();
  }

  leave = (person: number): Promise<void> => this.#organise(paths.leaveClub(this.code), { person });
  beginRound = (): Promise<void> => this.#organise(paths.beginRound(this.code), {});
  decide = (decision: DecideMatch): Promise<void> => this.#organise(paths.decideMatch(this.code), decision);
  end = (): Promise<void> => this.#organise(paths.endClub(this.code), {});

  async #organise(path: string, body: object): Promise<void> {
    await request<ClubView>(path, body);
    await this.load();
  }

  #loadIfSeen = (): void => {
    if (!document.hidden) void this.load();
  };

  #poll = (): void => {
    this.#skipped = document.hidden && this.#skipped < HIDDEN_FACTOR ? this.#skipped + 1 : 0;
    if (!this.#skipped) void this.load();
  };
}

export async function foundClub(wanted: ClubRequest): Promise<string> {
  return remember(await request<ClubMember>(paths.makeClub(), wanted)).club;
}

export function nameOf(club: ClubView, number: number): string {
  const person = club.people.find((one) => one.number === number);
  return person?.name || (person?.level ? botName(person.level) : "");
}

export function isMine(club: ClubView, number: number): boolean {
  return club.people.some((one) => one.number === number && one.is_mine);
}

/** The people at this device who have not left. */
export function myPeople(club: ClubView): PersonView[] {
  return club.people.filter((one) => one.is_mine && !one.is_gone);
}

/** The matches of this device's people that are being played. */
export function myMatches(club: ClubView): MatchView[] {
  return openMatches(club).filter((one) => isMine(club, one.one) || isMine(club, one.two ?? 0));
}

/** The matches that are being played. */
export function openMatches(club: ClubView): MatchView[] {
  if (club.phase !== "playing") return [];
  return (club.matches ?? []).filter((one) => !one.result && one.tables?.length);
}

export function rounds(club: ClubView): { number: number; matches: MatchView[] }[] {
  return Array.from({ length: club.round ?? 0 }, (_, index) => ({
    number: index + 1,
    matches: (club.matches ?? []).filter((one) => one.round === index + 1),
  }));
}

export function winnersText(club: ClubView): string {
  const first = (club.standings ?? []).filter((one) => one.place === 1 && one.played).map((one) => nameOf(club, one.person));
  if (!first.length) return "";
  if (first.length === 1) return localize("club-winner", { name: first[0]! });
  return localize("club-winners", { names: new Intl.ListFormat(texts.language).format(first) });
}

/** Half points as people write them. */
export function points(value: number): string {
  return value % 1 ? `${value >= 1 ? Math.floor(value) : ""}½` : String(value);
}

/** The points of one side of a match that has been decided. */
export function scoreOf(match: MatchView, side: "one" | "two"): string {
  if (!match.result || match.how === "bye") return "";
  return match.result === "draw" ? "½" : match.result === side ? "1" : "0";
}

/** How long until the next round begins by itself, as minutes and seconds; nothing if it does not. */
export function timeLeft(club: ClubView, now: number): string {
  if (!club.next_round_at) return "";
  const seconds = Math.min(club.pause, Math.max(0, Math.ceil((club.next_round_at - now) / 1000)));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
