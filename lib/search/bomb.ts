/** Whether and where to bomb (TR-001 §3.3, RR-001 §5.3, §5.4). */

import type { Cell } from "../automaton/board.ts";
import type { BombHabit, Territory } from "./levels.ts";
import { OWN, ownIn, RIVAL, type Situation } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** An own cell lost weighs more than a rival cell cleared. */
const OWN_LOSS = 1.5;

/** What a bomb clears, weighed: rival cells, and what is left of them after own losses. */
interface Blast {
  readonly cleared: number;
  readonly trade: number;
}

/** The target of the best trade; undefined where even that is too little for the habit. */
export function bombTarget(
  situation: Situation,
  habit: BombHabit,
  territory: Territory,
): Cell | undefined {
  const { width, height } = situation.rules;
  let best: Cell | undefined, most: Blast = { cleared: 0, trade: -Infinity };
  for (let target = 0; target < width * height; target++) {
    const blast = blastAt(situation, territory, target);
    if (blast.trade > most.trade) [best, most] = [target, blast];
  }
  return most.cleared >= habit.least && most.trade >= habit.trade ? best : undefined;
}

function blastAt(situation: Situation, territory: Territory, target: Cell): Blast {
  const { board, zones } = situation;
  const blast = windowAround(board, target, 1);
  const atHome = { ...blast, columns: blast.columns & zones.home };
  const cleared = countIn(board, RIVAL, blast) +
    (territory.bombIntruder - 1) * countIn(board, RIVAL, atHome);
  const anchor = countIn(board, OWN, atHome);
  const selfLock = anchor > 0 && anchor === ownIn(situation, "home");
  const trade = cleared - OWN_LOSS * countIn(board, OWN, blast) - territory.bombAnchor * anchor -
    (selfLock ? territory.bombSelfLock : 0);
  return { cleared, trade };
}
