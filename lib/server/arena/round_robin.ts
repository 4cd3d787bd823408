/** A round robin of the bots that are there when it begins: which two of them meet next. */

import { type BotName, isSameBot } from "../../arena/results.ts";

/** Fewer would only do what they do anyway. */
export const LEAST_BOTS = 3;

type Pair = readonly [BotName, BotName];

export class RoundRobin {
  #coming: readonly Pair[];

  /** Of bots with names of their own. */
  constructor(readonly startedAt: number, bots: readonly BotName[]) {
    this.#coming = bots.flatMap((bot, n) => bots.slice(0, n).map((other): Pair => [other, bot]));
  }

  get isOver(): boolean {
    return this.#coming.length === 0;
  }

  /** Leaves out the matches of those who have gone. */
  keep(present: readonly BotName[]): void {
    const isPresent = (bot: BotName) => present.some((one) => isSameBot(one, bot));
    this.#coming = this.#coming.filter((pair) => pair.every(isPresent));
  }

  /** Whether a bot has a match to come: it waits for that one. */
  awaits(bot: BotName): boolean {
    return this.#coming.some((pair) => pair.some((one) => isSameBot(one, bot)));
  }

  /** Takes a match of two who wait, by their places, and who may meet now; undefined if there is none. */
  next(
    waiting: readonly BotName[],
    mayMeet: (one: number, other: number) => boolean = () => true,
  ): readonly [number, number] | undefined {
    const placeOf = (bot: BotName) => waiting.findIndex((one) => isSameBot(one, bot));
    for (const pair of this.#coming) {
      const [one, other] = [placeOf(pair[0]), placeOf(pair[1])];
      if (one < 0 || other < 0 || !mayMeet(one, other)) continue;
      this.#coming = this.#coming.filter((coming) => coming !== pair);
      return [one, other];
    }
  }
}
