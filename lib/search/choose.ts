/** The CPU player: a turn from a position, a level and a seed, the same on every machine. */

import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { seededRng } from "../games/kit/rng.ts";
import { bombTarget } from "./bomb.ts";
import { stampBlock } from "./formation.ts";
import { fill, ranked } from "./greedy.ts";
import { editionOf, type Level, type PlayerId, type SearchLevel } from "./levels.ts";
import { lookAhead } from "./foresight.ts";
import { mirrorMove, mirrorPosition } from "./mirror.ts";
import { planTurn, shortlist } from "./planner.ts";
import { cellScorer } from "./score.ts";
import { type Situation, situationOf } from "./situation.ts";
import { levelRow } from "./versions.ts";

/** A level by its name, or numbers of its own. */
export type Chooser = PlayerId | Level | SearchLevel;

/**
 * A legal turn for the seat to move, on a board of up to 32 columns. All chance comes from the
 * seed and the round, so that a turn can be recomputed by itself; two levels that meet in one game
 * need two seeds. `steps` is a budget other than the level's own, for levels that look ahead.
 */
export function choose(
  game: LifeLaw,
  position: LifePosition,
  level: Chooser,
  seed: string,
  steps?: number,
): LifeMove {
  const thoughts = think(game, position, level, seed, steps);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
  }
}

/** What a search has come to, as it is when asked for: also once the search is over. */
export interface Thought {
  /** The best turn so far. */
  readonly move: LifeMove;
  /** The share of the budget that it took. */
  readonly share: number;
  /** The generations that it took. */
  readonly steps: number;
}

/** What `choose` does, with pauses: a thought a millisecond or so, and then the turn. */
export function* think(
  game: LifeLaw,
  position: LifePosition,
  chooser: Chooser,
  seed: string,
  steps?: number,
): Generator<Thought, LifeMove> {
  if (position.outcome) throw new Error("No turn is legal in a finished game");
  const level = typeof chooser === "string"
    ? levelRow(chooser, editionOf(game.rules), seed)
    : chooser;
  if (!("steps" in level)) return chooseByCells(game, position, level, seed);
  const row = { ...level, steps: steps ?? level.steps };
  const { search, asSeated } = lookAhead(game, position, row, seed);
  const { budget } = search.judge;
  const best = () => legalTurn(game, position, asSeated(search.best.move));
  const thought = {
    get move() {
      return best();
    },
    get share() {
      return budget.share;
    },
    get steps() {
      return budget.spent;
    },
  };
  for (const _ of search.run()) yield thought;
  return best();
}

/** With no cell to place on, a search only knows the empty placement (rules.md C6). */
export function legalTurn(game: LifeLaw, position: LifePosition, move: LifeMove): LifeMove {
  return game.refuse(position, move) ? withoutCells(game, position) : move;
}

function chooseByCells(game: LifeLaw, position: LifePosition, level: Level, seed: string) {
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

/** With no cell to place on: the first turn that is legal (rules.md C6). */
function withoutCells(game: LifeLaw, position: LifePosition): LifeMove {
  const turns: LifeMove[] = [{ place: [] }, { pass: true }, { bomb: 0 }];
  const legal = turns.find((turn) => !game.refuse(position, turn));
  return legal!;
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
