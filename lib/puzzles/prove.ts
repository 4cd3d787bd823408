/** All answers to a position, proven: no other turn does what the puzzle asks for. */

import { leadOf } from "../games/conquerors/lead.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import { playTurn } from "../games/conquerors/turn.ts";
import type { Cell } from "../automaton/board.ts";
import { Eraser } from "./erase.ts";
import { nextGeneration } from "../automaton/bit_generation.ts";
import { boardWith } from "../games/conquerors/turn.ts";
import { type Color, type Ground, mayBomb, Unsupported, wordsOf } from "./ground.ts";
import { Hold } from "./hold.ts";
import { HELD, type Kind } from "./kind.ts";
import { bestUnions, gainingGroups } from "../search/last_turn.ts";
import { type Core, mustFillUp } from "./turns.ts";
import { waysToWipeOut } from "./wipe_out.ts";
import { WipeOutLater } from "./wipe_out_later.ts";

interface Proof {
  /**
   * The answers, one for all that are equivalent: cells that change nothing are left out, and bombs
   * that come to the same count once. As many as were asked for at most.
   */
  readonly answers: readonly Core[];
  /** By how much the best last turn leads. */
  readonly lead?: number;
}

/** How much a proof may cost before it is given up. */
export interface Effort {
  /** Answers after which it stops looking: two show that there is no puzzle. */
  readonly most: number;
  /** Sets of cells to try for the solver's own turn, and for a reply where that is a search as well. */
  readonly turns: number;
  readonly replies: number;
}

export const PATIENT: Effort = { most: 2, turns: 40_000_000, replies: 40_000_000 };

/** Throws `Unsupported` where the position is no puzzle that can be judged. */
export function prove(
  ground: Ground,
  position: LifePosition,
  kind: Kind,
  effort: Effort = PATIENT,
): Proof {
  const { rules } = ground, { most, turns, replies } = effort;
  if (position.outcome || position.round === 1) throw new Unsupported("The game isn't on");
  const wins = winsAtOnce(ground, position);
  if (kind === "wipe-1") return finished(ground, position, { answers: wins });
  if (wins.length > 0) throw new Unsupported("The rival can be wiped out at once");
  if (kind === "last") return finished(ground, position, bestLast(ground, position, most));
  if (position.round >= rules.rounds) throw new Unsupported("The game ends too soon");
  const zones = HELD[kind];
  const answers = zones
    ? new Hold(ground, position, zones).ways(most, turns)
    : new WipeOutLater(ground, position, { turns, replies }).ways(most);
  return finished(ground, position, { answers });
}

/** The ways to wipe the rival out with this turn. */
export function winsAtOnce(ground: Ground, position: LifePosition): Core[] {
  const [bomb] = mayBomb(ground, position), mover = position.turn as Color;
  return waysToWipeOut(ground, new Eraser(ground), wordsOf(position), mover, bomb);
}

/** Every answer can be played, and something must be. */
function finished(ground: Ground, position: LifePosition, proof: Proof): Proof {
  const words = wordsOf(position);
  for (const core of proof.answers) {
    if ("place" in core && core.place.length === 0) throw new Unsupported("It solves itself");
    mustFillUp(ground, words, position.turn as Color, core);
  }
  return proof;
}

function bestLast(ground: Ground, position: LifePosition, most: number): Proof {
  const { rules } = ground, { turn } = position;
  if (turn !== 1 || position.round !== rules.rounds) {
    throw new Unsupported("It's not the last turn");
  }
  const lead = (core: Core) => {
    const move = mustFillUp(ground, wordsOf(position), turn, core);
    return leadOf(rules, playTurn(rules, position, move), turn);
  };
  const base = leadWith(ground, position, []);
  const groups = gainingGroups(rules, position)!;
  const isMinimal = (cells: readonly Cell[]) => {
    const whole = leadWith(ground, position, cells);
    return subsets(cells).every((some) => leadWith(ground, position, some) < whole);
  };
  const { gain, unions } = bestUnions(rules, groups, most, isMinimal);
  const bombs = mayBomb(ground, position)[0] ? position.board.cells.keys() : [];
  const byBomb = [...bombs].map((bomb) => ({ bomb, lead: lead({ bomb }) }));
  const best = byBomb.reduce((most, { lead }) => Math.max(most, lead), base + gain);
  const places = (base + gain === best ? unions : []).map((place): Core => ({ place }));
  const drops = byBomb.filter((one) => one.lead === best).map(({ bomb }): Core => ({ bomb }));
  return { answers: [...places, ...drops].slice(0, most), lead: best };
}

/** By how much the seat to move leads with these cells alone. */
function leadWith({ rules }: Ground, position: LifePosition, place: readonly Cell[]): number {
  const board = nextGeneration(boardWith(position, { place }), "plane");
  return leadOf(rules, { ...position, board }, position.turn);
}

/** All sets of fewer of the cells. */
function subsets(cells: readonly Cell[]): Cell[][] {
  return Array.from(
    { length: 2 ** cells.length - 1 },
    (_, held) => cells.filter((_, i) => (held >> i) & 1),
  );
}
