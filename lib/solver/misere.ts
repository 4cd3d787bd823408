/**
 * Misère play, where who cannot move wins. Values of the parts tell nothing of a sum there, so all
 * positions that can come of it are looked at, backwards from those without moves; small sums only.
 */

import { SolverError } from "./input.ts";
import type { Component, SumMove } from "./sum.ts";
import type { Outlook } from "./value.ts";

/** What is known about a sum in misère play. */
export interface Misere {
  readonly outlook: Outlook;
  /** All moves that win. */
  readonly winning: readonly SumMove[];
  /** The quickest win, else a draw, else the slowest loss; undefined where there is no move. */
  readonly best: SumMove | undefined;
}

/** The most positions that are looked at. */
const MOST_POSITIONS = 2 ** 16;

/** The positions that can come of a sum, the sum first. */
interface Game {
  /** Of the first position. */
  readonly moves: readonly SumMove[];
  /** Of each position, what one move leads to. */
  readonly followers: readonly (readonly number[])[];
}

/** Throws a `SolverError` where there are too many positions. */
export function solveMisere(sum: readonly Component[]): Misere {
  const game = gameOf(sum), { outlook, depth } = labeled(game);
  const options = game.moves.map((move, index) => {
    const to = game.followers[0]![index]!;
    return { move, outlook: outlook[to], depth: depth[to]! };
  });
  const winning = options.filter((option) => option.outlook === "P");
  const drawing = options.filter((option) => option.outlook === undefined);
  const best = winning.toSorted((a, b) => a.depth - b.depth)[0] ?? drawing[0] ??
    options.toSorted((a, b) => b.depth - a.depth)[0];
  return {
    outlook: outlook[0] ?? "D",
    winning: winning.map(({ move }) => move),
    best: best?.move,
  };
}

function gameOf(sum: readonly Component[]): Game {
  const start = sum.map(({ position }) => position);
  const numbers = new Map([[start.join(), 0]]), positions = [start];
  const followers: number[][] = [];
  let moves: readonly SumMove[] = [];
  for (const position of positions) {
    const options = optionsOf(sum, position);
    if (followers.length === 0) moves = options;
    followers.push(options.map((move) => {
      const next = position.with(move.component, move.position), key = next.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (positions.length >= MOST_POSITIONS) {
        throw new SolverError(`More than ${MOST_POSITIONS} positions are too many for misère play`);
      }
      numbers.set(key, positions.length);
      return positions.push(next) - 1;
    }));
  }
  return { moves, followers };
}

function optionsOf(sum: readonly Component[], position: readonly bigint[]): SumMove[] {
  return sum.flatMap(({ game }, component) =>
    [...game.moves(position[component]!)].map((move) => ({ component, position: move.position }))
  );
}

/** P and N of each position, undefined in a draw, and how many moves are left of it. */
function labeled({ followers }: Game) {
  const outlook: ("P" | "N" | undefined)[] = followers.map(() => undefined);
  const depth = followers.map(() => 0), open = followers.map(({ length }) => length);
  const sources: number[][] = followers.map(() => []);
  followers.forEach((targets, from) => targets.forEach((to) => sources[to]!.push(from)));
  const order = [...followers.keys()].filter((position) => open[position] === 0);
  for (const position of order) outlook[position] = "N";
  for (const position of order) {
    for (const source of sources[position]!) {
      if (outlook[source]) continue;
      if (outlook[position] === "P") outlook[source] = "N";
      else if (--open[source]! === 0) outlook[source] = "P";
      else continue;
      depth[source] = depth[position]! + 1;
      order.push(source);
    }
  }
  return { outlook, depth };
}
