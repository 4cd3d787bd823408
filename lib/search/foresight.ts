/** Whole turns chosen by looking ahead, for a position. This module is browser compatible. */

import type { Rng } from "../games/game.ts";
import type { LifeGame } from "../games/life_game.ts";
import type { LifePosition } from "../games/life_position.ts";
import type { Judged } from "./ascent.ts";
import { type Budget, Judge } from "./judge.ts";
import type { SearchLevel } from "./levels.ts";
import { Outlook } from "./outlook.ts";
import type { Side } from "./side.ts";
import { situationOf } from "./situation.ts";
import { type Answerer, outwit, searchTurn } from "./whole_turn.ts";
import { openColumns } from "./zones.ts";

export function search(
  game: LifeGame,
  position: LifePosition,
  level: SearchLevel,
  left: number,
  rng: Rng,
): Generator<Judged, Judged> {
  const { rules } = game;
  const situation = situationOf(game, position);
  const legal = new Int32Array(rules.height);
  for (const cell of situation.legal) {
    legal[Math.floor(cell / rules.width)]! |= 1 << (cell % rules.width);
  }
  const side: Side = {
    width: rules.width,
    height: rules.height,
    words: situation.board.words,
    colour: 0,
    legal,
    place: rules.place,
    bomb: !game.refuse(position, { bomb: 0 }),
    skip: !game.refuse(position, { pass: true }),
  };
  const first = left === 2 * rules.rounds;
  const replies = level.replies && left > 1;
  const outlook = new Outlook(
    rules,
    Math.min(level.generations, left),
    left,
    replies ? 2 : 1,
    first ? 1 : 0,
    position.komi,
  );
  const budget: Budget = { left: level.steps };
  if (!replies) return searchTurn(new Judge(side, outlook, budget, 0), rng);
  // what red may do next: as if it were its turn now
  const next = {
    ...position,
    turn: 1,
    round: rules.rounds + 1 - Math.floor(left / 2),
    cooldowns: [position.cooldowns[0], Math.max(0, position.cooldowns[1] - 1)] as [number, number],
  };
  const answerer: Answerer = {
    open: openColumns(rules, 1),
    bomb: !game.refuse(next, { bomb: 0 }),
    skip: !game.refuse(next, { pass: true }),
  };
  return outwit(side, outlook, budget, answerer, rng);
}
