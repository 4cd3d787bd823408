/**
 * How true the analysis' chances of winning are: `deno task calibrate [GAMES] [SEED]`. Levels play
 * themselves, every turn is judged as on a page, and the chances are held against who won. The curve
 * is fitted to every other game and tried on the rest, so that it's rated by games it has not seen.
 * Figures are reported and fail nothing.
 */

import type { LevelId } from "../../lib/games/game.ts";
import { LIFE_GAMES, type LifeGameId } from "../../lib/games/life_games.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { assess } from "../../lib/search/assess.ts";
import { choose } from "../../lib/search/choose.ts";
import { SEED, STEPS } from "../../lib/ui/analysis/game_analysis.ts";
import { type JudgedTurn, PER_ROUND, standingsOf } from "../../lib/ui/analysis/standing.ts";
import { wholeArgument } from "../arguments.ts";
import { brier, fitted, type Forecast } from "./forecasts.ts";

const GAMES: readonly LifeGameId[] = ["conquerors-v2", "conquerors-classic", "skirmish"];
const LEVELS: readonly LevelId[] = ["normal", "hard", "ruthless", "expert"];

/** A level's game against itself, turn by turn as the analysis sees it. */
function judgedGame(id: LifeGameId, level: LevelId, seed: string): JudgedTurn[] {
  const game = LIFE_GAMES[id], judged: JudgedTurn[] = [];
  let before = game.initial({});
  while (!before.outcome) {
    const { turn: seat } = before;
    const move = choose(game, before, level, `${seed} ${seat}`);
    const after = game.play(before, move);
    const thoughts = assess(game, before, "conqueror", SEED, ALL_MEANS, move, STEPS);
    let step = thoughts.next();
    while (!step.done) step = thoughts.next();
    judged.push({ turn: { seat, move, before, after }, assessment: step.value });
    before = after;
  }
  return judged;
}

/** What the analysis says after each turn but the last, which ends the game. */
function forecastsOf(judged: readonly JudgedTurn[]): Forecast[] {
  const { winner } = judged.at(-1)!.turn.after.outcome!;
  const won = winner === null ? 0.5 : 1 - winner;
  return standingsOf(judged).slice(0, -1).map((standing, index) => {
    return { standing, round: judged[index]!.turn.before.round, won };
  });
}

function main([count, seed = "7"]: readonly string[]): void {
  const games = wholeArgument(count, 20, "calibrate [GAMES] [SEED]", 2);
  const seen: Forecast[] = [], unseen: Forecast[] = [];
  for (const id of GAMES) {
    const own: Forecast[] = [];
    for (let game = 0; game < games; game++) {
      for (const level of LEVELS) {
        const forecasts = forecastsOf(judgedGame(id, level, `${seed} ${game}`));
        (game % 2 === 0 ? seen : own).push(...forecasts);
      }
    }
    unseen.push(...own);
    say(id, own, PER_ROUND);
  }
  const fit = fitted(seen);
  say("all, as the analysis has it", unseen, PER_ROUND);
  say(`all, fitted to other games (${fit.toFixed(4)} a round)`, unseen, fit);
  say("all, nobody ahead", unseen, 0);
}

function say(what: string, forecasts: readonly Forecast[], perRound: number): void {
  console.log(`${what}: Brier ${brier(forecasts, perRound).toFixed(4)}, ${forecasts.length} turns`);
}

main(Deno.args);
