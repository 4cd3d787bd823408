/** One game of a study, from its first turn to its end. */

import { type LifePosition, presence } from "../games/conquerors/position.ts";
import type { Outcome, Seat } from "../games/game.ts";
import { findLifeGame } from "../games/life_games.ts";
import { type AnyGame, gameOf } from "../games/registry.ts";
import { seatPlayer } from "./player.ts";
import { Fault, type FaultKind, type Player, type Turn } from "./seat.ts";
import type { Fixture, Settings } from "./settings.ts";

/** A number for each seat, in playing order. */
type BySeat = readonly [number, number];

/** What a game came to: plain data, a line of a run's file. */
export interface PlayedGame {
  /** Its place in the study. */
  readonly index: number;
  readonly winner: Seat | null;
  readonly by: Outcome["by"] | FaultKind;
  /** What the loser did, where it lost by a fault. */
  readonly fault?: string;
  /** The round of the last turn. */
  readonly round: number;
  /** Cells at the end, weighted as the game does; without komi. */
  readonly score: BySeat;
  readonly turns: BySeat;
  /** Those begun alive, but without a cell at home. */
  readonly adrift: BySeat;
  /** Time taken in all, in milliseconds. */
  readonly ms: BySeat;
  /** Generations looked at in all; 0 by who does not count them. */
  readonly steps: BySeat;
}

/** What is counted while a game is played, by seat. */
interface Counts {
  readonly turns: [number, number];
  readonly adrift: [number, number];
  readonly ms: [number, number];
  readonly steps: [number, number];
}

/** How long a game, and an outside program's turn, may take. */
type Limits = Pick<Settings, "mostRounds" | "timeMs">;

/** How much of a fault's message is kept, since it may quote what a program printed. */
const MAX_FAULT = 120;

/** Plays a game; `now` is a clock in milliseconds. */
export async function playMatch(
  fixture: Fixture,
  { mostRounds, timeMs }: Limits,
  now: () => number,
): Promise<PlayedGame> {
  const { blue, red, blueSeat, seed, options, index } = fixture;
  const game = gameOf(fixture.game);
  const names = blueSeat === 0 ? [blue, red] : [red, blue];
  const players = names.map((name, seat) => {
    return seatPlayer(name, { game, options, seed: `${seed} ${seat}`, timeMs });
  });
  try {
    return { index, ...await playOut(game, game.initial(options), players, mostRounds, now) };
  } finally {
    await Promise.all(players.map((player) => player.leave()));
  }
}

async function playOut(
  game: AnyGame,
  start: unknown,
  players: readonly Player[],
  mostRounds: number,
  now: () => number,
): Promise<Omit<PlayedGame, "index">> {
  const counts: Counts = { turns: [0, 0], adrift: [0, 0], ms: [0, 0], steps: [0, 0] };
  let position = start, round = 1;
  let ending: Pick<PlayedGame, "winner" | "by" | "fault"> | undefined;
  while (true) {
    const seat = game.turn(position) as 0 | 1;
    counts.turns[seat]++;
    if (isAdrift(game, position)) counts.adrift[seat]++;
    const began = now();
    const turn = await turnOf(game, position, players[seat]!);
    counts.ms[seat] += now() - began;
    if (turn instanceof Fault) {
      ending = { winner: 1 - seat, by: turn.kind, fault: printable(turn.message) };
    } else {
      counts.steps[seat] += turn.steps;
      position = game.play(position, turn.move);
      ending = game.outcome(position);
    }
    const isRoundOver = game.turn(position) <= seat;
    if (isRoundOver && round === mostRounds) ending ??= { winner: null, by: "stall" };
    if (ending) break;
    if (isRoundOver) round++;
  }
  const [blue, red] = game.tally(position).score;
  return { ...ending, round, score: [blue!, red!], ...counts };
}

/** A legal turn, or the fault that there is instead. */
async function turnOf(game: AnyGame, position: unknown, player: Player): Promise<Turn | Fault> {
  try {
    const turn = await player.choose(position), { move } = turn;
    const refusal = game.refuse(position, move);
    if (refusal === undefined) return turn;
    return new Fault("illegal", `${game.text.writeMove(position, move)} is illegal: ${refusal}`);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function printable(message: string): string {
  return message.replaceAll(/\p{C}/gu, "?").slice(0, MAX_FAULT);
}

/**
 * Whether the seat to move lives, but not at home, where all its ground hangs from (RR-001 V4);
 * never in games that are not of two colonies.
 */
export function isAdrift({ id }: AnyGame, position: unknown): boolean {
  const game = findLifeGame(id);
  if (!game) return false;
  const { board, turn } = position as LifePosition;
  const alive = presence(game.rules, board, turn);
  return alive.size > 0 && !alive.has("home");
}
