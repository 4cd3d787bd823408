/** Turns after which the rival can be wiped out with the next one, whatever it replies. */

import type { LifePosition } from "../games/conquerors/position.ts";
import { Eraser } from "./erase.ts";
import {
  type Color,
  countIn,
  emptyWords,
  type Ground,
  legalRows,
  live,
  mayBomb,
  toggle,
  Unsupported,
  wordsOf,
} from "./ground.ts";
import { KnownReplies } from "./replies.ts";
import { EffectiveSets } from "./sets.ts";
import { type Core, hasRoom, makeTurn, mustFillUp } from "./turns.ts";
import { canWipeOut } from "./wipe_out.ts";

/** How many sets are looked at in one proof, at most. */
export interface Budget {
  readonly turns: number;
  readonly replies: number;
}

export class WipeOutLater {
  readonly #ground: Ground;
  readonly #eraser: Eraser;
  readonly #words: Int32Array;
  readonly #mover: Color;
  readonly #rival: Color;
  readonly #bombs: readonly [boolean, boolean, boolean];
  readonly #known: KnownReplies;
  readonly #budget: Budget;

  constructor(ground: Ground, position: LifePosition, budget: Budget) {
    this.#ground = ground;
    this.#eraser = new Eraser(ground);
    this.#words = wordsOf(position);
    this.#mover = position.turn as Color;
    this.#rival = (1 - this.#mover) as Color;
    this.#bombs = mayBomb(ground, position);
    this.#known = new KnownReplies(
      ground,
      this.#rival,
      this.#bombs[1],
      hasRoom(ground, this.#words, this.#rival),
    );
    this.#budget = budget;
  }

  /** Tries this reply before all others. */
  know(reply: Core): void {
    this.#known.add(reply);
  }

  /** Whether the rival lives through the mover's next turn, or both die before it. */
  #escapes(words: Int32Array, bomb: boolean): boolean {
    if (countIn(this.#ground, words, this.#mover) === 0) return true;
    if (countIn(this.#ground, words, this.#rival) === 0) return false;
    return !canWipeOut(this.#ground, this.#eraser, words, this.#mover, bomb);
  }

  /**
   * The rival's reply that saves it on a board that the mover's turn came to; undefined is a proof
   * of none. `bombed` says that the turn was a bomb, which leaves none for the next.
   */
  reply(after: Int32Array, bombed = false): Core | undefined {
    if (countIn(this.#ground, after, this.#rival) === 0) return undefined;
    const bomb = this.#bombs[2] && !bombed;
    const escapes = (words: Int32Array) => this.#escapes(words, bomb);
    const known = this.#known.find(after, escapes);
    if (known) return known;
    const reply = this.#search(after, escapes);
    if (reply) this.#known.add(reply);
    return reply;
  }

  #search(after: Int32Array, escapes: (words: Int32Array) => boolean): Core | undefined {
    const ground = this.#ground, rival = this.#rival;
    const board = after.slice(), next = emptyWords(ground);
    let found: Core | undefined, left = this.#budget.replies;
    const sets = new EffectiveSets(ground, after, legalRows(ground, after, rival));
    const met = new Set<string>();
    const visit = (cells: Int32Array, size: number) => {
      if (left-- === 0) throw new Unsupported("There are too many replies");
      toggle(ground, board, rival, cells, size);
      live(ground, board, next);
      toggle(ground, board, rival, cells, size);
      // Many replies come to the same board.
      const text = textOf(next);
      if (met.has(text)) return true;
      met.add(text);
      if (!escapes(next)) return true;
      found = { place: [...cells.subarray(0, size)] };
      mustFillUp(ground, after, rival, found);
      return false;
    };
    for (let size = 0; size <= ground.rules.place && !found; size++) {
      if (sets.atLeast(size) > left) throw new Unsupported("There are too many replies");
      sets.ofSize(size, visit);
    }
    for (let cell = 0; this.#bombs[1] && !found && cell < ground.width * ground.height; cell++) {
      makeTurn(ground, after, rival, { bomb: cell }, board);
      live(ground, board, next);
      if (escapes(next)) found = { bomb: cell };
    }
    return found;
  }

  /**
   * Turns that force it, the smallest first, all of them or the first `most`. Turns that leave the
   * rival the same cells count as one.
   */
  ways(most: number): Core[] {
    const ground = this.#ground, mover = this.#mover;
    const board = this.#words.slice(), after = emptyWords(ground);
    const cores: Core[] = [];
    const met = new Set<string>();
    /** Takes a turn whose board is in `after`; says whether to go on. */
    const judge = (turn: () => Core) => {
      const left = textOf(after, this.#rival);
      if (met.has(left)) return true;
      const core = turn();
      if (this.reply(after, "bomb" in core)) return true;
      met.add(left);
      cores.push(core);
      return cores.length < most;
    };
    const sets = new EffectiveSets(ground, board, legalRows(ground, board, mover));
    let left = this.#budget.turns;
    const visit = (cells: Int32Array, size: number) => {
      if (left-- === 0) throw new Unsupported("There are too many turns");
      toggle(ground, board, mover, cells, size);
      live(ground, board, after);
      toggle(ground, board, mover, cells, size);
      return judge(() => ({ place: [...cells.subarray(0, size)] })) &&
        !(size === 0 && cores.length);
    };
    for (let size = 0; size <= ground.rules.place; size++) {
      if (sets.atLeast(size) > left) throw new Unsupported("There are too many turns");
      if (!sets.ofSize(size, visit)) return cores;
    }
    for (let bomb = 0; this.#bombs[0] && bomb < ground.width * ground.height; bomb++) {
      makeTurn(ground, this.#words, mover, { bomb }, board);
      live(ground, board, after);
      if (!judge(() => ({ bomb }))) break;
    }
    return cores;
  }
}

/** A board as a text, or one color's cells on it. */
function textOf(words: Int32Array, color?: Color): string {
  let text = "";
  for (let i = color ?? 0; i < words.length; i += color === undefined ? 1 : 2) {
    text += String.fromCharCode(words[i]! & 0xffff, words[i]! >>> 16);
  }
  return text;
}
