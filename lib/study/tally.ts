/** The rows of a study: what the games of a pairing came to. */

import type { Options } from "../games/game.ts";
import { rivalOf } from "../games/conquerors/position.ts";
import type { GameId } from "../games/registry.ts";
import type { PlayedGame } from "./match.ts";
import { fixtureAt, type Settings } from "./settings.ts";
import { wilson } from "./wilson.ts";

/** From, to, in percent. */
type Interval = readonly [number, number];

/** One line of the table (RR-001 §6.6). Shares in percent; blue and red are players, not seats. */
export interface Row {
  readonly game: GameId;
  readonly options: Options;
  readonly blue: string;
  readonly red: string;
  readonly games: number;
  readonly blueWin: number;
  readonly redWin: number;
  readonly draw: number;
  readonly extinction: number;
  /** The mean round of a game's last turn. */
  readonly meanRound: number;
  /** The mean of how many weighted cells one side has more than the other at the end. */
  readonly meanMargin: number;
  /** What the seat that moves first scores, a draw being half a win. */
  readonly firstMover: number;
  /** Turns begun alive but without a cell at home, of all turns. */
  readonly anchorLost: number;
  /** Milliseconds a turn. */
  readonly blueMs: number;
  readonly redMs: number;
  /** The generations looked at for a turn, on average; null for those who do not count them. */
  readonly blueSteps: number | null;
  readonly redSteps: number | null;
  /** Games lost by an illegal turn, by lateness or by a program's end. */
  readonly blueFaults: number;
  readonly redFaults: number;
}

export const SHARES = ["blueWin", "redWin", "draw", "extinction", "firstMover"] as const;
export type Share = typeof SHARES[number];

/** The 95 % interval (Wilson) of one of a row's shares. A share is a number of half games. */
export function intervalOf(row: Row, name: Share): Interval {
  const { games, [name]: share } = row;
  const [low, high] = wilson(Math.round(share * games / 50) / (2 * games), games);
  return [percent(low), percent(high)];
}

/** The rows in the order of the pairings; `played` holds every game of the study at its place. */
export function tallyRows(settings: Settings, played: readonly PlayedGame[]): Row[] {
  const { pairings, games } = settings;
  return pairings.map((pairing, number) => {
    const first = number * games;
    const results = played.slice(first, first + games).map((game) => resultOf(settings, game));
    return {
      ...pairing,
      games,
      ...sharesOf(results),
      ...meansOf(results),
    };
  });
}

/** A game as its pairing sees it: 0 is blue and 1 is red, wherever they sat. */
interface Result extends PlayedGame {
  readonly hasMovedFirst: 0 | 1;
}

function resultOf(settings: Settings, game: PlayedGame): Result {
  if (fixtureAt(settings, game.index).blueSeat === 0) return { ...game, hasMovedFirst: 0 };
  const { winner, turns, ms, steps } = game;
  return {
    ...game,
    winner: winner === null ? null : rivalOf(winner),
    turns: [turns[1], turns[0]],
    ms: [ms[1], ms[0]],
    steps: [steps[1], steps[0]],
    hasMovedFirst: 1,
  };
}

function sharesOf(results: readonly Result[]): Pick<Row, Share> {
  const shareOf = (holds: (result: Result) => boolean) => meanOf(results, (game) => +holds(game));
  const draw = shareOf(({ winner }) => winner === null);
  const first = shareOf(({ winner, hasMovedFirst }) => winner === hasMovedFirst);
  return {
    blueWin: percent(shareOf(({ winner }) => winner === 0)),
    redWin: percent(shareOf(({ winner }) => winner === 1)),
    draw: percent(draw),
    extinction: percent(shareOf(({ by }) => by === "extinction")),
    firstMover: percent(first + draw / 2),
  };
}

type Means =
  | "meanRound"
  | "meanMargin"
  | "anchorLost"
  | "blueMs"
  | "redMs"
  | "blueSteps"
  | "redSteps"
  | "blueFaults"
  | "redFaults";

function meansOf(results: readonly Result[]): Pick<Row, Means> {
  const perTurn = (what: "ms" | "steps", player: 0 | 1) =>
    sumOf(results, (result) => result[what][player]) / sumOf(results, ({ turns }) => turns[player]);
  const steps = (player: 0 | 1) => Math.round(perTurn("steps", player)) || null;
  const faults = (player: 0 | 1) =>
    sumOf(results, ({ fault, winner }) => +(fault !== undefined && winner !== player));
  const adrift = sumOf(results, ({ adrift: [one, other] }) => one + other);
  const turns = sumOf(results, ({ turns: [one, other] }) => one + other);
  return {
    meanRound: rounded(meanOf(results, ({ round }) => round)),
    meanMargin: rounded(meanOf(results, ({ score: [one, other] }) => Math.abs(one - other))),
    anchorLost: percent(adrift / turns),
    blueMs: rounded(perTurn("ms", 0)),
    redMs: rounded(perTurn("ms", 1)),
    blueSteps: steps(0),
    redSteps: steps(1),
    blueFaults: faults(0),
    redFaults: faults(1),
  };
}

function sumOf(results: readonly Result[], value: (result: Result) => number): number {
  return results.reduce((sum, result) => sum + value(result), 0);
}

function meanOf(results: readonly Result[], value: (result: Result) => number): number {
  return sumOf(results, value) / results.length;
}

function percent(share: number): number {
  return rounded(100 * share);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
