/** Games against the CPU as honest browsers report them, and what forgers make of them. */

import type { LifeMove, LifePosition } from "../../lib/games/life_position.ts";
import { LIFE_GAME_IDS, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { resultText } from "../../lib/games/notation.ts";
import type { Rng, Seat } from "../../lib/games/game.ts";
import { below, seededRng } from "../../lib/games/rng.ts";
import {
  type CpuGame,
  type CpuReport,
  type SealedReport,
  sealOf,
} from "../../lib/leaderboard/cpu_record.ts";
import { choose } from "../../lib/search/choose.ts";
import type { LevelId } from "../../lib/search/levels.ts";
import { adventurous } from "../games/moves.ts";

/** A ticket's game, and what was played: the report's turns one by one. */
export interface Played {
  readonly ticket: CpuGame;
  readonly report: CpuReport;
  readonly turns: readonly string[];
  readonly positions: readonly LifePosition[];
  readonly seconds: number;
}

export const LEVEL_IDS: readonly LevelId[] = ["easy", "normal", "hard"];
const SIDES: readonly Seat[] = [0, 1];

/** Every ruleset, level and side. */
export const TICKETS: readonly CpuGame[] = LIFE_GAME_IDS.flatMap((game) =>
  LEVEL_IDS.flatMap((level) => SIDES.map((side) => ({ game, level, side, seed: "" })))
);

export function seal(report: CpuReport): SealedReport {
  return { ...report, seal: sealOf(report) };
}

/** A game that a person of one level or another, or of none, played by the ticket. */
export function playHonestly(base: CpuGame, seed: string): Played {
  const ticket = { ...base, seed }, { side, level } = ticket;
  const game = LIFE_GAMES[ticket.game], rng = seededRng(`person ${seed}`);
  const own = personOf(rng, seed);
  const turns: string[] = [], positions: LifePosition[] = [game.initial({})];
  for (let at = positions[0]!; !at.outcome; at = positions.at(-1)!) {
    const move = at.turn === side ? own(ticket, at) : choose(game, at, level, seed);
    turns.push(game.text.writeMove(at, move));
    positions.push(game.play(at, move));
  }
  const result = resultText(game, positions.at(-1)!.outcome);
  const report = { ...ticket, options: {}, moves: turns.join(" "), result };
  return { ticket, report, turns, positions, seconds: 60 };
}

type Person = (ticket: CpuGame, position: LifePosition) => LifeMove;

function personOf(rng: Rng, seed: string): Person {
  if (below(2, rng)) {
    return ({ game }, position) => adventurous(LIFE_GAMES[game], position, rng) as LifeMove;
  }
  const level = LEVEL_IDS[below(LEVEL_IDS.length, rng)]!;
  return ({ game }, position) => choose(LIFE_GAMES[game], position, level, `own ${seed}`);
}
