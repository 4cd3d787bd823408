/** Positions and matches for the tests of the view. */

import { computed, signal } from "@preact/signals";
import type { Cell } from "../../lib/automaton/board.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { conquerorsV2, type LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { Seat } from "../../lib/games/game.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import type { Refusal } from "../../lib/rooms/protocol.ts";
import type { Match, Turn } from "../../lib/ui/table/match.ts";

/** Nothing placed yet, Blue to move. */
export const START = "! b 1 0,0 0,0";
/** A blue block at c12, a red one at x12; Blue to move in round 2. */
export const BLOCKS = "11$2.2A19.2B$2.2A19.2B! b 2 0,0 0,0";
/** The same in round 7, when bombs fall. */
export const BOMBS = BLOCKS.replace("b 2", "b 7");

export function positionOf(text: string): LifePosition {
  return conquerorsV2.text.readPosition(text, {});
}

/** The cell of a name such as `c12`. */
export function at(name: string): Cell {
  return readCell(positionOf(START).board, name)!;
}

/** The cells of several names. */
export function cells(names: string): Cell[] {
  return names.split(" ").map(at);
}

/** A turn played in a position. */
export function turnIn(text: string, move: LifeMove): Turn {
  const before = positionOf(text);
  return { seat: before.turn, move, before, after: conquerorsV2.play(before, move) };
}

/** A match in which a test plays every turn that the table does not. */
export class TestMatch implements Match {
  readonly game: LifeGame = conquerorsV2;
  readonly mine: readonly Seat[];
  readonly turns = signal<readonly Turn[]>([]);
  readonly position = computed(() => this.turns.value.at(-1)?.after ?? this.#start);
  readonly result = computed(() => this.position.value.outcome);
  readonly isOpen = signal(true);
  /** Set, it is what turns are refused with. */
  refusal: Refusal | undefined;
  readonly #start: LifePosition;

  constructor(mine: readonly Seat[], start = START) {
    this.mine = mine;
    this.#start = positionOf(start);
  }

  play(move: LifeMove): Promise<Refusal | undefined> {
    if (this.refusal === undefined) {
      const before = this.position.value;
      const after = this.game.play(before, move);
      this.turns.value = [...this.turns.value, { seat: before.turn, move, before, after }];
    }
    return Promise.resolve(this.refusal);
  }
}
