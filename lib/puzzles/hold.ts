/** Turns after which a seat lives in some zones, whatever its rival replies. */

import type { Cell } from "../automaton/board.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import type { Zone } from "../games/conquerors/rules.ts";
import { Eraser } from "./erase.ts";
import {
  type Color,
  columnsAlive,
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
import { eviction, KnownReplies } from "./replies.ts";
import { EffectiveSets } from "./sets.ts";
import { type Core, hasRoom, includesAll, makeTurn } from "./turns.ts";

/** A position and the zones to be held in it. */
export class Hold {
  readonly #ground: Ground;
  readonly #eraser: Eraser;
  readonly #words: Int32Array;
  readonly #mover: Color;
  readonly #zones: readonly number[];
  readonly #bombs: readonly [boolean, boolean, boolean];
  readonly #known: KnownReplies;

  constructor(ground: Ground, position: LifePosition, zones: readonly Zone[]) {
    this.#ground = ground;
    this.#eraser = new Eraser(ground);
    this.#words = wordsOf(position);
    this.#mover = position.turn as Color;
    this.#zones = zones.map((zone) => ground.zones[this.#mover][zone]);
    this.#bombs = mayBomb(ground, position);
    const rival = (1 - this.#mover) as Color;
    const isRoomy = hasRoom(ground, this.#words, rival);
    this.#known = new KnownReplies(ground, rival, this.#bombs[1], isRoomy);
  }

  /** The rival's reply that breaks the hold on a board that the mover's turn came to. */
  reply(after: Int32Array): Core | undefined {
    const rival = (1 - this.#mover) as Color;
    if (countIn(this.#ground, after, rival) === 0) return undefined;
    const isBroken = (words: Int32Array) => {
      const alive = columnsAlive(this.#ground, words, this.#mover);
      const isAlive = columnsAlive(this.#ground, words, rival) !== 0;
      return isAlive && this.#zones.some((columns) => (alive & columns) === 0);
    };
    const known = this.#known.find(after, isBroken);
    if (known) return known;
    const reply = eviction(
      this.#ground,
      this.#eraser,
      after,
      this.#mover,
      this.#zones,
      this.#bombs[1],
    );
    if (reply) this.#known.add(reply);
    return reply;
  }

  /** Minimal turns that hold, all of them or the first `most`; `budget` bounds the sets to try. */
  ways(most: number, budget: number): Core[] {
    const cores = this.sets(most, budget, this.#ground.rules.place).map((place): Core => ({
      place,
    }));
    const isIdle = cores.some((core) => "place" in core && core.place.length === 0);
    return isIdle || cores.length >= most ? cores : this.#withBombs(cores, most);
  }

  /** Minimal sets of up to `largest` cells that hold; where the empty one does, it alone. */
  sets(most: number, budget: number, largest: number): Cell[][] {
    const ground = this.#ground, mover = this.#mover;
    const board = emptyWords(ground), after = emptyWords(ground);
    const found: Cell[][] = [];
    board.set(this.#words);
    const sets = new EffectiveSets(ground, board, legalRows(ground, this.#words, mover));
    const mayReach = this.#reachFilter();
    let left = budget;
    const visit = (cells: Int32Array, size: number) => {
      if (left-- === 0) throw new Unsupported("There are too many turns");
      if (!mayReach(cells, size)) return true;
      toggle(ground, board, mover, cells, size);
      live(ground, board, after);
      toggle(ground, board, mover, cells, size);
      if (this.reply(after)) return true;
      const set = [...cells.subarray(0, size)];
      if (found.some((one) => includesAll(set, one))) return true;
      found.push(set);
      return size > 0 && found.length < most;
    };
    for (let size = 0; size <= largest; size++) {
      if (sets.atLeast(size) > left) throw new Unsupported("There are too many turns");
      if (!sets.ofSize(size, visit)) break;
    }
    return found;
  }

  /**
   * Says no to sets that don't hold even if the rival does nothing. In two generations a cell comes no
   * farther than two columns: of a zone that is empty then, only the cells of a set that are that near
   * decide, and what those come to is looked at once.
   */
  #reachFilter(): (cells: Int32Array, size: number) => boolean {
    const ground = this.#ground, { width } = ground, mover = this.#mover;
    const board = this.#words.slice(), after = emptyWords(ground), last = emptyWords(ground);
    const lives = (columns: number) => {
      live(ground, board, after);
      live(ground, after, last);
      return (columnsAlive(ground, last, mover) & columns) !== 0;
    };
    const zone = this.#zones.find((columns) => !lives(columns));
    if (zone === undefined) return () => true;
    const near = zone | zone << 1 | zone << 2 | zone >>> 1 | zone >>> 2;
    const known = new Map<number, boolean>();
    const some: Cell[] = [];
    return (cells, size) => {
      some.length = 0;
      for (let i = 0; i < size; i++) if ((near >>> cells[i]! % width) & 1) some.push(cells[i]!);
      if (some.length === 0) return false;
      some.sort((a, b) => a - b);
      let key = 0;
      for (const cell of some) key = key * 1024 + cell + 1;
      let may = known.get(key);
      if (may !== undefined) return may;
      toggle(ground, board, mover, some);
      may = lives(zone);
      toggle(ground, board, mover, some);
      known.set(key, may);
      return may;
    };
  }

  /** Adds bombs that hold, one for each board that they come to. */
  #withBombs(cores: Core[], most: number): Core[] {
    const ground = this.#ground, mover = this.#mover;
    const board = emptyWords(ground), after = emptyWords(ground), met = new Set<string>();
    for (let bomb = 0; this.#bombs[0] && bomb < ground.width * ground.height; bomb++) {
      makeTurn(ground, this.#words, mover, { bomb }, board);
      live(ground, board, after);
      const text = after.join();
      if (met.has(text)) continue;
      met.add(text);
      if (!this.reply(after)) cores.push({ bomb });
      if (cores.length >= most) break;
    }
    return cores;
  }
}
