/**
 * Games written in advance. The computer's turns follow from the seed, here as in the page, so a
 * story knows every turn before it is played; and if the page plays another, the story fails.
 */

import type { Cell } from "../../lib/automaton/board.ts";
import type { Seat } from "../../lib/games/game.ts";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import {
  colorOf,
  type LifeMove,
  type LifePosition,
  rivalOf,
} from "../../lib/games/conquerors/position.ts";
import { blast } from "../../lib/games/conquerors/turn.ts";
import { choose } from "../../lib/search/choose.ts";
import type { LevelId } from "../../lib/search/levels.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { sampleOf } from "../full.ts";

/** What is played to its end: the short game in every run of the suite, the main one in a full one. */
export const PLAYED_OUT = sampleOf(["skirmish", "conquerors-v2"] as const);

interface Opponent {
  readonly game: LifeGame;
  readonly level: LevelId;
  /** As in the address of the page. */
  readonly seed: string;
  /** Where the person sits. */
  readonly side: Seat;
}

/** What the person plays in a position. */
type Person = (game: LifeGame, position: LifePosition) => LifeMove;

/** A game of a person against the computer: whole, or its first turns. */
export function writeGame(
  { game, level, seed, side }: Opponent,
  person: Person,
  most = Infinity,
): Turn[] {
  const turns: Turn[] = [];
  let position = game.initial({});
  while (!position.outcome && turns.length < most) {
    const before = position;
    const move = before.turn === side ? person(game, before) : choose(game, before, level, seed);
    position = game.play(before, move);
    turns.push({ seat: before.turn, move, before, after: position });
  }
  return turns;
}

/** Plays well enough to see all of a game. */
export function steady(game: LifeGame, position: LifePosition): LifeMove {
  return choose(game, position, "hard", "a person");
}

/** Plays steadily, but skips round 2 and bombs as soon as bombs fall: uses every kind of turn. */
export function versatile(game: LifeGame, position: LifePosition): LifeMove {
  if (position.round === 2) return { pass: true };
  if (position.round === game.rules.bombRound) return { bomb: fullestTarget(position) };
  return steady(game, position);
}

/** Where a bomb clears the most of the rival's cells. */
function fullestTarget({ board, turn }: LifePosition): Cell {
  const rival = colorOf(rivalOf(turn));
  const hits = (target: Cell) =>
    blast(board, target).filter((cell) => board.cells[cell] === rival).length;
  const targets = [...board.cells.keys()];
  return targets.reduce((best, target) => hits(target) > hits(best) ? target : best);
}
