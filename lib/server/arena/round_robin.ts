/** A round robin of the bots that are there when it begins: which two of them meet next. */

import { botKey, type BotName } from "../../arena/results.ts";

/** Fewer would only do what they do anyway. */
export const LEAST_BOTS = 3;

export class RoundRobin {
  /** The number of each bot, by its key. */
  readonly #numbers: ReadonlyMap<string, number>;
  /** By each bot's number, those of lower ones that it has yet to meet. */
  readonly #coming: readonly Set<number>[];
  /** By each bot's number, how many matches it has yet to play. */
  readonly #left: number[];

  /** Of bots with names of their own. */
  constructor(readonly startedAt: number, bots: readonly BotName[]) {
    this.#numbers = new Map(bots.map((bot, number) => [botKey(bot), number]));
    this.#coming = bots.map((_, number) => new Set(Array(number).keys()));
    this.#left = bots.map(() => bots.length - 1);
  }

  get isOver(): boolean {
    return this.#left.every((left) => left === 0);
  }

  /** Leaves out the matches of those who have gone. */
  keep(present: readonly BotName[]): void {
    const keys = new Set(present.map(botKey));
    for (const [key, number] of this.#numbers) {
      if (this.#left[number]! > 0 && !keys.has(key)) this.#leaveOut(number);
    }
  }

  /** Whether a bot has a match to come: it waits for that one. */
  awaits(bot: BotName): boolean {
    const number = this.#numbers.get(botKey(bot));
    return number !== undefined && this.#left[number]! > 0;
  }

  /** Takes a match of two who wait, by their places; undefined if there is none. */
  next(waiting: readonly BotName[]): readonly [number, number] | undefined {
    const places = this.#placesOf(waiting);
    for (const other of [...places.keys()].sort((a, b) => a - b)) {
      for (const one of this.#coming[other]!) {
        if (!places.has(one)) continue;
        this.#take(one, other);
        return [places.get(one)!, places.get(other)!];
      }
    }
  }

  /** A match that was taken couldn't begin: it's still to come. The second bot has the higher number. */
  giveBack(one: BotName, other: BotName): void {
    const [lower, higher] = [one, other].map((bot) => this.#numbers.get(botKey(bot))!);
    this.#coming[higher!]!.add(lower!);
    this.#left[lower!]!++;
    this.#left[higher!]!++;
  }

  /** By the number of each who waits and has a match to come, its first place. */
  #placesOf(waiting: readonly BotName[]): ReadonlyMap<number, number> {
    const places = new Map<number, number>();
    for (const [place, bot] of waiting.entries()) {
      const number = this.#numbers.get(botKey(bot));
      if (number === undefined || this.#left[number] === 0 || places.has(number)) continue;
      places.set(number, place);
    }
    return places;
  }

  #leaveOut(number: number): void {
    for (const one of this.#coming[number]!) this.#take(one, number);
    for (const [other, ones] of this.#coming.entries()) {
      if (ones.has(number)) this.#take(number, other);
    }
  }

  /** The match of two is no longer to come; the second has the higher number. */
  #take(one: number, other: number): void {
    this.#coming[other]!.delete(one);
    this.#left[one]!--;
    this.#left[other]!--;
  }
}
