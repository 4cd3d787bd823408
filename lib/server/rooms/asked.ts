/**
 * What players ask of a room, until it's answered: pages send again what takes long. A copy hears what
 * the first one hears. Judged for itself, it would be done after that was refused, as it couldn't be kept.
 */

import type { Player } from "../../rooms/event.ts";
import type { Answer } from "../../rooms/protocol.ts";
import type { World } from "../clock.ts";

/** How long after something couldn't be kept a copy of it may still come, ms. */
const COPIES_WITHIN = 2_000;

interface One {
  readonly answer: Promise<Answer>;
  until: number;
}

export class Asked {
  readonly #all = new Map<string, One>();

  constructor(private readonly world: Pick<World, "now">) {}

  /** What a copy of a request hears; undefined if it's none. */
  answerTo(by: Player, id: string): Promise<Answer> | undefined {
    for (const [name, { until }] of this.#all) {
      if (until <= this.world.now()) this.#all.delete(name);
    }
    return this.#all.get(nameOf(by, id))?.answer;
  }

  add(by: Player, id: string, answer: Promise<Answer>): void {
    const name = nameOf(by, id), one: One = { answer, until: Infinity };
    this.#all.set(name, one);
    answer.then((told) => {
      const isUnkept = told.t === "refused" && told.why === "storage";
      if (isUnkept) one.until = this.world.now() + COPIES_WITHIN;
      else this.#all.delete(name);
    }, () => this.#all.delete(name));
  }
}

function nameOf(by: Player, id: string): string {
  return `${by} ${id}`;
}
