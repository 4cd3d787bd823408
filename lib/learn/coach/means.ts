/** Hints about bombs, skips and the score. */

import type { Board } from "../../automaton/board.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import { leadOf } from "../../games/conquerors/lead.ts";
import { colorOf, type LifePosition, rivalOf } from "../../games/conquerors/position.ts";
import { blast, boardWith } from "../../games/conquerors/turn.ts";
import type { Hint } from "./hint.ts";
import { generationOf, isWhole, type Situation, type Strike } from "./situation.ts";

/** What a bomb must bring, for it costs the turn's cells; and the rival cells it must at least clear. */
const STRIKE_POINTS = 6;
const STRIKE_CELLS = 3;

/** Less harm than this is not worth the one skip. */
const HARM_POINTS = 2;

/** Rounds before the end, the last included, in which the score is the matter. */
const LAST_ROUNDS = 3;

/** Where a bomb would do most, if it is worth its turn. It weighs the whole board: ask once a position. */
export function bestStrike(game: PlayedLife, position: LifePosition): Strike | undefined {
  if (game.refuse(position, { bomb: 0 })) return undefined;
  const { board, turn } = position;
  const rival = colorOf(rivalOf(turn));
  const idle = leadOn(generationOf(board), game, position);
  let best: Strike | undefined;
  for (const cell of board.cells.keys()) {
    const cleared = blast(board, cell).filter((near) => board.cells[near] === rival).length;
    if (cleared < STRIKE_CELLS) continue;
    const after = generationOf(boardWith(position, { bomb: cell }));
    const points = leadOn(after, game, position) - idle;
    if (points > (best?.points ?? STRIKE_POINTS - 1)) best = { cell, points };
  }
  return best;
}

/** By how much the person leads with that board. */
function leadOn(board: Board, { rules }: PlayedLife, position: LifePosition): number {
  return leadOf(rules, { ...position, board }, position.turn);
}

export function bomb({ strike, move }: Situation): Hint | undefined {
  if (!strike || "bomb" in move) return undefined;
  return { about: "bomb", cells: [strike.cell], points: strike.points };
}

export function harm(at: Situation): Hint | undefined {
  const { game, position, move } = at;
  if ("pass" in move || game.refuse(position, { pass: true }) || !isWhole(at)) return undefined;
  const points = leadOn(at.idle, game, position) - leadOn(at.next, game, position);
  return points >= HARM_POINTS ? { about: "harm", cells: [], points } : undefined;
}

export function score({ game, position, now }: Situation): Hint | undefined {
  const rounds = game.rules.rounds - position.round + 1;
  const lead = leadOn(now, game, position);
  if (rounds > LAST_ROUNDS || lead === 0) return undefined;
  const about = lead > 0 ? "leading" : "trailing";
  return { about, cells: [], points: Math.abs(lead), rounds };
}

/** The next own turn is two turn ends away, at each of which the bomb cools by one (rules.md C7). */
export function bombSoon({ game, position }: Situation): Hint | undefined {
  const { round, turn, cooldowns } = position;
  if (!game.refuse(position, { bomb: 0 }) || round === game.rules.rounds) return undefined;
  const isSoon = round + 1 >= game.rules.bombRound && cooldowns[turn]! <= 2;
  return isSoon ? { about: "bomb-soon", cells: [] } : undefined;
}
