/** The rival's replies that spoil a turn: those that are known, then a search for one. */

import type { Cell } from "../automaton/board.ts";
import {
  type Color,
  columnsAlive,
  countIn,
  emptyWords,
  type Ground,
  live,
  Unsupported,
} from "./ground.ts";
import type { Eraser } from "./erase.ts";
import { type Core, makeTurn, mustFillUp } from "./turns.ts";

/** How many replies are tried before a search. */
const MOST_KNOWN = 40;

/** Says whether a board, on which the mover is next, is what the replier wanted. */
type Spoils = (words: Int32Array) => boolean;

/** Replies that spoiled other turns, the best first. */
export class KnownReplies {
  readonly #ground: Ground;
  readonly #replier: Color;
  readonly #bomb: boolean;
  readonly #isRoomy: boolean;
  readonly #replies: Core[] = [];
  readonly #made: Int32Array;
  readonly #after: Int32Array;

  /** `isRoomy`: whatever the turn, there is room to fill up a reply (`turns.ts`). */
  constructor(ground: Ground, replier: Color, bomb: boolean, isRoomy: boolean) {
    this.#ground = ground;
    this.#replier = replier;
    this.#bomb = bomb;
    this.#isRoomy = isRoomy;
    this.#made = emptyWords(ground);
    this.#after = emptyWords(ground);
  }

  get all(): readonly Core[] {
    return this.#replies;
  }

  /** The first known reply that is legal on the board and spoils it. */
  find(words: Int32Array, spoils: Spoils): Core | undefined {
    const open = this.#ground.open[this.#replier](columnsAlive(this.#ground, words, this.#replier));
    for (const [index, reply] of this.#replies.entries()) {
      if (!this.#isLegal(words, open, reply)) continue;
      makeTurn(this.#ground, words, this.#replier, reply, this.#made);
      live(this.#ground, this.#made, this.#after);
      if (!spoils(this.#after)) continue;
      if (!this.#isRoomy) mustFillUp(this.#ground, words, this.#replier, reply);
      if (index > 0) this.#forward(index);
      return reply;
    }
  }

  add(reply: Core): void {
    this.#replies.unshift(reply);
    if (this.#replies.length > MOST_KNOWN) this.#replies.pop();
  }

  #forward(index: number): void {
    const [reply] = this.#replies.splice(index, 1);
    this.#replies.splice(index >> 1, 0, reply!);
  }

  #isLegal(words: Int32Array, open: number, reply: Core): boolean {
    if ("bomb" in reply) return this.#bomb;
    const { width } = this.#ground;
    return reply.place.every((cell: Cell) => {
      const row = Math.floor(cell / width), bit = 1 << cell % width;
      return (open & bit) !== 0 && ((words[2 * row]! | words[2 * row + 1]!) & bit) === 0;
    });
  }
}

/** A reply after which the victim has no cell in one of the zones; undefined is a proof of none. */
export function eviction(
  ground: Ground,
  eraser: Eraser,
  words: Int32Array,
  victim: Color,
  zones: readonly number[],
  bomb: boolean,
): Core | undefined {
  const mover = (1 - victim) as Color;
  const made = emptyWords(ground), after = emptyWords(ground);
  const checked = (reply: Core) => {
    makeTurn(ground, words, mover, reply, made);
    live(ground, made, after);
    if (countIn(ground, after, mover) === 0) throw new Unsupported("The rival wipes itself out");
    mustFillUp(ground, words, mover, reply);
    return reply;
  };
  for (const columns of zones) {
    const [place] = eraser.sets(words, { mover, victim, columns }, 1);
    if (place) return checked({ place });
  }
  for (const columns of bomb ? zones : []) {
    const [target] = eraser.bombs(words, { mover, victim, columns }, 1);
    if (target !== undefined) return checked({ bomb: target });
  }
}
