/** The levels that choose a turn cell by cell, by what a generation brings. */

import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { seededRng } from "../games/kit/rng.ts";
import { stampBlock } from "./formation.ts";
import { fill, ranked } from "./greedy.ts";
import { withoutCells } from "./legal_turn.ts";
import type { BombHabit, Level, Territory } from "./levels.ts";
import { mirrorMove, mirrorPosition } from "./mirror.ts";
import { planTurn, shortlist } from "./planner.ts";
import { cellScorer } from "./score.ts";
import { OWN, ownIn, RIVAL, type Situation, situationOf } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** The level's turn in a game that is not over. */
export function chooseByCells(
  game: LifeLaw,
  position: LifePosition,
  level: Level,
  seed: string,
): LifeMove {
  const rng = seededRng(`${seed}:${position.round}`);
  if (position.turn === 0) return chooseAsBlue(game, position, level, rng);
  const move = chooseAsBlue(game, mirrorPosition(position), level, rng);
  return mirrorMove(position.board, move);
}

function chooseAsBlue(game: LifeLaw, position: LifePosition, level: Level, rng: Rng): LifeMove {
  const situation = situationOf(game, position);
  const considersBomb = rng() < level.bomb.chance && !game.refuse(position, { bomb: 0 });
  const target = considersBomb ? bombTarget(situation, level.bomb, level.ground) : undefined;
  if (target !== undefined) return { bomb: target };
  if (situation.legal.length === 0) return withoutCells(game, position);
  return { place: placement(situation, level, rng) };
}

/** A block from nothing; else what planning finds, filled up one cell at a time. */
function placement(situation: Situation, level: Level, rng: Rng): Cell[] {
  const block = stampBlock(situation, level, rng);
  if (block) return block;
  const score = cellScorer(situation, level, level.ground);
  const cells = ranked(situation, level, score, [], rng);
  const planned = plansTurn(level, rng)
    ? planTurn(situation, shortlist(situation, cells, level.plan), level.plan)
    : [];
  return fill(situation, level, score, planned, rng);
}

function plansTurn({ plan: { chance } }: Level, rng: Rng): boolean {
  return chance === 1 || chance > 0 && rng() < chance;
}

/** An own cell lost weighs more than a rival cell cleared. */
const OWN_LOSS = 1.5;

/** What a bomb clears, weighed: rival cells, and what is left of them after own losses. */
interface Blast {
  readonly cleared: number;
  readonly trade: number;
}

/** The target of a bomb's best trade; undefined where even that is too little (TR-001 §3.3, RR-001 §5.3, §5.4). */
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
