/**
 * What a player has asked for and the server has not answered: sent one at a time, in order, and
 * again under the same id until an answer comes.
 */

import type { Action, Answer, Request } from "../../rooms/protocol.ts";

interface Entry {
  readonly action: Action;
  readonly id: string;
  /** The version its player had seen. */
  readonly seen: number;
  readonly settle: (answer: Answer) => void;
  /** What is sent, the same each time; undefined until first sent. */
  request?: Request;
}

/** What plays on, ends the game, or agrees to change it. */
const CHANGING: readonly Action["t"][] = ["move", "accept", "resign", "abort", "claim"];

export function changesGame(action: Action): boolean {
  return CHANGING.includes(action.t);
}

export class Outbox {
  readonly #entries: Entry[] = [];
  /** The version of the last accepted request: the next is made on no less. */
  #accepted = 0;

  get size(): number {
    return this.#entries.length;
  }

  /** Whether anything in it changes the game. */
  get isChanging(): boolean {
    return this.#entries.some(({ action }) => changesGame(action));
  }

  add(action: Action, id: string, seen: number): Promise<Answer> {
    return new Promise((settle) => this.#entries.push({ action, id, seen, settle }));
  }

  /** The request to send now, if there is one. */
  head(): Request | undefined {
    const entry = this.#entries[0];
    if (!entry) return undefined;
    const on = Math.max(entry.seen, this.#accepted);
    return entry.request ??= { ...entry.action, id: entry.id, on };
  }

  /** Takes an answer; an answer to something settled already says nothing new. */
  settle(answer: Answer): boolean {
    if (this.#entries[0]?.id !== answer.id) return false;
    if (answer.t === "ok") this.#accepted = answer.v;
    this.#entries.shift()!.settle(answer);
    return true;
  }

  /** Answers all that is left: nothing more will come. */
  abandon(v: number, hash: string): void {
    for (const { id, settle } of this.#entries.splice(0)) {
      settle({ t: "refused", id, why: "closed", v, hash });
    }
  }
}
