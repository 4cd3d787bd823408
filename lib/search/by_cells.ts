/** The levels that choose a turn cell by cell, by what a generation brings. */

import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { seededRng } from "../games/kit/rng.ts";
import { bombTarget } from "./bomb.ts";
import { stampBlock } from "./formation.ts";
import { fill, ranked } from "./greedy.ts";
import { withoutCells } from "./legal_turn.ts";
import type { Level } from "./levels.ts";
import { mirrorMove, mirrorPosition } from "./mirror.ts";
import { planTurn, shortlist } from "./planner.ts";
import { cellScorer } from "./score.ts";
import { type Situation, situationOf } from "./situation.ts";

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
