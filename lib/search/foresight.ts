/** A position as a search looks at it. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { seededRng } from "../games/kit/rng.ts";
import { Budget, Judge, QUIET } from "./judge.ts";
import type { SearchLevel } from "./levels.ts";
import type { Means } from "./means.ts";
import { mirrorMove, mirrorPosition } from "./mirror.ts";
import { Outlook } from "./outlook.ts";
import type { Side } from "./side.ts";
import { situationOf } from "./situation.ts";
import { ENDING_STEPS, type Rival, TurnSearch } from "./turn_search.ts";
import { openColumns } from "./zones.ts";

/** The turns of both seats at the end of a game that nothing but its result matters to. */
export const ENDING = 2;

/** A search for the turn of the seat to move, which it takes for blue's. */
interface LookAhead {
  readonly search: TurnSearch;
  /** The seat's turn as blue's, and back. */
  readonly asSeated: (move: LifeMove) => LifeMove;
}

/** The search that a level makes of a position that is not over; all chance comes from the seed. */
export function lookAhead(
  game: LifeLaw,
  position: LifePosition,
  level: SearchLevel,
  seed: string,
  means: Means,
): LookAhead {
  const isBlue = position.turn === 0;
  const asBlue = isBlue ? position : mirrorPosition(position);
  const search = searchOf(game, asBlue, turnsLeft(game, position), level, seed, means);
  return { search, asSeated: (move) => isBlue ? move : mirrorMove(position.board, move) };
}

/** Turns left, the one of the seat to move included (rules.md C3). */
function turnsLeft({ rules }: LifeLaw, { round, turn }: LifePosition): number {
  return 2 * (rules.rounds - round) + 2 - turn;
}

function searchOf(
  game: LifeLaw,
  position: LifePosition,
  left: number,
  level: SearchLevel,
  seed: string,
  means: Means,
): TurnSearch {
  const { steps, generations, replies, exact } = level;
  const outlook = new Outlook(game.rules, {
    generations: Math.min(generations, left),
    left,
    komi: position.komi,
    ending: exact ? ENDING : 0,
  });
  const isLast = left === 1;
  const budget = new Budget(isLast && !exact ? Math.min(steps, ENDING_STEPS) : steps),
    rng = seededRng(`${seed}:${position.round}`);
  const side = sideOf(game, position);
  // The last turn is not answered, and the answer to the last but one ends the game.
  if (!replies || isLast) {
    const ending = isLast && exact
      ? () => means.endingOf(game.rules, position, side, budget)
      : undefined;
    return new TurnSearch(
      new Judge(side, outlook, budget, 0, 1, means.newLine),
      rng,
      level,
      undefined,
      ending,
    );
  }
  const judge = new Judge(side, outlook, budget, 0, left === 2 ? 0 : QUIET, means.newLine);
  return new TurnSearch(judge, rng, level, rivalOf(game, position, left));
}

function sideOf(game: LifeLaw, position: LifePosition): Side {
  const { width, height, place } = game.rules;
  const { board, legal } = situationOf(game, position);
  const rows = new Int32Array(height);
  for (const cell of legal) rows[Math.floor(cell / width)]! |= 1 << (cell % width);
  return {
    width,
    height,
    words: board.words,
    color: 0,
    legal: rows,
    place,
    bomb: !game.refuse(position, { bomb: 0 }),
    skip: !game.refuse(position, { pass: true }),
  };
}

/** What red may do in the next turn. */
function rivalOf(game: LifeLaw, position: LifePosition, left: number): Rival {
  const { rules } = game;
  const [blue, red] = position.cooldowns;
  const next: LifePosition = {
    ...position,
    turn: 1,
    round: rules.rounds + 1 - Math.floor(left / 2),
    cooldowns: [blue, Math.max(0, red - 1)],
  };
  return {
    open: openColumns(rules, 1),
    bomb: !game.refuse(next, { bomb: 0 }),
    skip: !game.refuse(next, { pass: true }),
  };
}
