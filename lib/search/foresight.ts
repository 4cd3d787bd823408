/** What a position gives a search to choose from. This module is browser compatible. */

import type { Rng } from "../games/game.ts";
import type { LifeGame } from "../games/life_game.ts";
import type { LifePosition } from "../games/life_position.ts";
import { Judge, QUIET } from "./judge.ts";
import type { SearchLevel } from "./levels.ts";
import { Outlook } from "./outlook.ts";
import type { Side } from "./side.ts";
import { situationOf } from "./situation.ts";
import { type Rival, TurnSearch } from "./turn_search.ts";
import { openColumns } from "./zones.ts";

/** Turns left in a game of two seats, the one to move included (rules.md C3). */
export function turnsLeft({ rules }: LifeGame, { round, turn }: LifePosition): number {
  return 2 * (rules.rounds - round) + 2 - turn;
}

/**
 * The search for blue's turn in a position with so many turns left: red's, mirrored, is a turn
 * nearer to the end.
 */
export function searchOf(
  game: LifeGame,
  position: LifePosition,
  left: number,
  { steps, generations, replies }: SearchLevel,
  rng: Rng,
): TurnSearch {
  const { rules } = game;
  const outlook = new Outlook(rules, {
    generations: Math.min(generations, left),
    left,
    komi: position.komi,
  });
  // The last turn is not answered, and the answer to the last but one ends the game.
  const isAnswered = replies && left > 1, quiet = left === 2 ? 0 : QUIET;
  const judge = new Judge(
    sideOf(game, position),
    outlook,
    { left: steps },
    0,
    isAnswered ? quiet : 1,
  );
  return new TurnSearch(judge, isAnswered ? rivalOf(game, position, left) : undefined, rng);
}

function sideOf(game: LifeGame, position: LifePosition): Side {
  const { width, height, place } = game.rules;
  const { board, legal } = situationOf(game, position);
  const rows = new Int32Array(height);
  for (const cell of legal) rows[Math.floor(cell / width)]! |= 1 << (cell % width);
  return {
    width,
    height,
    words: board.words,
    colour: 0,
    legal: rows,
    place,
    bomb: !game.refuse(position, { bomb: 0 }),
    skip: !game.refuse(position, { pass: true }),
  };
}

/** What red may do in the next turn. */
function rivalOf(game: LifeGame, position: LifePosition, left: number): Rival {
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
