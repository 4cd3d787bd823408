/**
 * What a turn is chosen from: the position as blue sees it, its home on the left. Red's position
 * is mirrored before (`mirror.ts`).
 */

import { type Bitboard, countBits, emptyBits, pack } from "../automaton/bitboard.ts";
import type { Cell, State } from "../automaton/board.ts";
import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import { type LifeRules, type Zone, zoneOf } from "../games/conquerors/rules.ts";
import { type ZoneMasks, zoneMasks } from "./zones.ts";

/** The colors as the policy speaks of them. */
export const OWN: State = 1;
export const RIVAL: State = 2;

export interface Situation {
  readonly rules: LifeRules;
  readonly round: number;
  /** The board to place on; who tries a cell on it takes it off again. */
  readonly board: Bitboard;
  /** Room for the board one generation on. */
  readonly next: Bitboard;
  /** The cells on which this turn may place. */
  readonly legal: readonly Cell[];
  /** The columns of each zone as a mask of a row's word. */
  readonly zones: ZoneMasks;
}

export function situationOf(game: LifeLaw, position: LifePosition): Situation {
  const { rules } = game;
  const may = game.reach(position, []);
  return {
    rules,
    round: position.round,
    board: pack(position.board),
    next: emptyBits(rules.width, rules.height),
    legal: [...position.board.cells.keys()].filter((cell) => may(cell) === undefined),
    zones: zoneMasks(rules, 0),
  };
}

export function zoneOfCell({ rules }: Situation, cell: Cell): Zone {
  return zoneOf(rules, 0, cell % rules.width);
}

/** How many own cells live in the zone. */
export function ownIn({ board, zones }: Situation, zone: Zone): number {
  return countBits(board, OWN, zones[zone]);
}
