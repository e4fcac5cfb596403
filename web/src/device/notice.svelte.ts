// What the page says while Python starts on this device, and when it or a bot has failed.
import { mount } from "svelte";
import DeviceNotice from "./DeviceNotice.svelte";
import type { Doing, Start } from "./messages";

export class Notice {
  step = $state(0);
  doing = $state<Doing>("loading");
  isStarted = $state(false);
  isWaiting = $state(false); // whether something was asked of the worker
  failure = $state(""); // why it cannot be done: the end of the code of a text

  begin(): void {
    this.failure = "";
  }

  setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }

  show(start: Extract<Start, { type: "starting" | "started" }>): void {
    this.isStarted = start.type === "started";
    if (start.type === "starting") [this.step, this.doing] = [start.step, start.doing];
  }

  fail(why: string): void {
    this.failure = why;
  }
}

export function show(tryAgain: (failure: string) => void): Notice {
  const notice = new Notice();
  mount(DeviceNotice, { target: document.body, props: { notice, tryAgain } });
  return notice;
}
