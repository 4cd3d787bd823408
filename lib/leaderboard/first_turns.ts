/** How somebody likes to begin: the first turns that they play again and again. */

import type { Seat } from "../games/game.ts";
import { flipMove } from "../games/conquerors/opening.ts";
import { findLifeGame } from "../games/life_games.ts";
import type { GameId } from "../games/registry.ts";

export interface FirstTurn {
  readonly game: GameId;
  readonly seat: Seat;
  /** As a CCN token; a turn and its mirror image are one. */
  readonly move: string;
  readonly games: number;
  readonly wins: number;
}

/** A game that somebody played: where they sat, and how its record begins. */
interface Begun {
  readonly game: GameId;
  readonly seat: Seat;
  readonly winner: Seat | null;
  readonly record: string;
}

/** How often a turn must have been played to be a favorite, and how many there are. */
const LEAST = 2, MOST = 4;

/** The most frequent first; of turns as frequent the one that won more. */
export function favoritesOf(games: readonly Begun[]): readonly FirstTurn[] {
  const turns = games.flatMap((begun) => {
    const move = firstTurnIn(begun);
    return move === undefined ? [] : [{ ...begun, move }];
  });
  const groups = Map.groupBy(turns, ({ game, seat, move }) => `${game} ${seat} ${move}`);
  return [...groups.values()]
    .filter(({ length }) => length >= LEAST)
    .map((same): FirstTurn => {
      const { game, seat, move } = same[0]!;
      const wins = same.filter(({ winner }) => winner === seat).length;
      return { game, seat, move, games: same.length, wins };
    })
    .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.move < b.move ? -1 : 1))
    .slice(0, MOST);
}

/** The first round of a record; a game from another start has no first turn. */
const FIRST_ROUND = /^1\. (\S+)(?: ([^\s{]\S*))?/m;
const OTHER_START = /^\[Position /m;

function firstTurnIn({ game: id, seat, record }: Begun): string | undefined {
  const game = findLifeGame(id), token = FIRST_ROUND.exec(record)?.[1 + seat];
  if (!game || token === undefined || OTHER_START.test(record)) return undefined;
  const start = game.initial({}), move = game.text.readMove(start, token);
  const own = game.text.writeMove(start, move);
  const mirrored = game.text.writeMove(start, flipMove(start, move));
  return mirrored < own ? mirrored : own;
}
