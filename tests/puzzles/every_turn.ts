/**
 * Tries every turn of a full board in which a color may be wiped out, cell by cell: nothing of the
 * provers is used, and only of the last cell it's known that it acts on the 3×3 around.
 */

import type { Cell } from "../../lib/automaton/board.ts";
import { placeable } from "../../lib/games/conquerors/legality.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { PUZZLED } from "../../lib/puzzles/puzzle.ts";

/** A board with a dead frame, on which cells are put and taken. */
class Counted {
  readonly stride: number;
  readonly #states: Uint8Array;
  readonly #around: Int8Array;
  readonly #rivals: Int8Array;
  readonly #mine: number;
  readonly #near: readonly number[];
  /** Where rivals may be after the generation, whatever the mover places. */
  readonly #suspects: readonly number[];
  /** How many rivals there will be. */
  left = 0;

  constructor({ board: { width, height, cells }, turn }: LifePosition) {
    const stride = this.stride = width + 2, size = stride * (height + 2);
    this.#states = new Uint8Array(size);
    this.#around = new Int8Array(size);
    this.#rivals = new Int8Array(size);
    this.#mine = turn + 1;
    const near = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
    this.#near = near;
    const suspects = new Set<number>();
    const boardCells = [...cells.keys()].map((cell) => this.at(cell, width));
    cells.forEach((state, cell) => {
      if (state === 0) return;
      const at = this.at(cell, width), isRival = state !== this.#mine;
      this.#states[at] = state;
      for (const step of near) this.#count(at + step, 1, isRival);
      if (isRival) { for (const step of [0, ...near]) suspects.add(at + step); }
    });
    this.#suspects = boardCells.filter((at) => suspects.has(at));
    this.left = this.#suspects.filter((at) => this.#lives(at)).length;
  }

  at(cell: Cell, width: number): number {
    return (Math.floor(cell / width) + 1) * this.stride + cell % width + 1;
  }

  put(at: number): void {
    this.#change(at, this.#mine, 1);
  }

  take(at: number): void {
    this.#change(at, 0, -1);
  }

  /** A rival that there will be. */
  survivor(): number {
    return this.#suspects.find((at) => this.#lives(at))!;
  }

  #change(at: number, state: number, by: 1 | -1): void {
    const near = this.#near;
    let before = this.#lives(at) ? 1 : 0, after = 0;
    for (let i = 0; i < 8; i++) if (this.#lives(at + near[i]!)) before++;
    this.#states[at] = state;
    for (let i = 0; i < 8; i++) this.#around[at + near[i]!]! += by;
    for (let i = 0; i < 8; i++) if (this.#lives(at + near[i]!)) after++;
    this.left += after + (this.#lives(at) ? 1 : 0) - before;
  }

  #count(at: number, by: number, isRival: boolean): void {
    this.#around[at]! += by;
    if (isRival) this.#rivals[at]! += by;
  }

  /** Whether a rival will live there. The frame has neighbors, too, but none of two rivals' and the mover's. */
  #lives(at: number): boolean {
    const around = this.#around[at]!, state = this.#states[at]!;
    if (state === 0) return around === 3 && this.#rivals[at]! >= 2 && this.#isInside(at);
    return state !== this.#mine && (around === 2 || around === 3);
  }

  #isInside(at: number): boolean {
    const column = at % this.stride;
    return column > 0 && column < this.stride - 1 && at > this.stride &&
      at < this.#states.length - this.stride;
  }
}

/** All turns that wipe the rival out. */
export function everyWipeOut(position: LifePosition): LifeMove[] {
  const { board: { width, cells } } = position, board = new Counted(position);
  const legal = placeable(PUZZLED.rules, position);
  const places = legal.map((cell) => board.at(cell, width));
  const cellAt = new Map(places.map((at, index) => [at, legal[index]!]));
  const steps = [-board.stride, 0, board.stride].flatMap((row) => [row - 1, row, row + 1]);
  const found: LifeMove[] = [];
  const lasts = (after: number): number[] => {
    if (board.left === 0) return places.filter((at) => at > after);
    const survivor = board.survivor();
    return steps.map((step) => survivor + step).filter((at) => at > after && cellAt.has(at));
  };
  for (let i = 0; i < places.length; i++) {
    board.put(places[i]!);
    for (let j = i + 1; j < places.length; j++) {
      board.put(places[j]!);
      for (let k = j + 1; k < places.length; k++) {
        board.put(places[k]!);
        for (const last of board.left > 9 ? [] : lasts(places[k]!)) {
          board.put(last);
          const four = [places[i]!, places[j]!, places[k]!, last];
          if (board.left === 0) found.push({ place: four.map((at) => cellAt.get(at)!) });
          board.take(last);
        }
        board.take(places[k]!);
      }
      board.take(places[j]!);
    }
    board.take(places[i]!);
  }
  const others: LifeMove[] = [{ pass: true }, ...[...cells.keys()].map((bomb) => ({ bomb }))];
  const isWon = (move: LifeMove) => {
    if (PUZZLED.refuse(position, move)) return false;
    const { outcome } = PUZZLED.play(position, move);
    return outcome?.by === "extinction" && outcome.winner === position.turn;
  };
  return [...found, ...others.filter(isWon)];
}
