/**
 * The ladder of levels, by seeded games: forty a pair with room for chance, each pair in one of the
 * games, and with `-- --full` a thousand in all of them against the shares that are promised. Between
 * neighbors it is 70 to 85 % (docs/levels.md).
 */

import { assert } from "@std/assert";
import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "../../lib/games/conquerors/conquerors.ts";
import { choose } from "../../lib/search/choose.ts";
import { LADDER, type LevelId } from "../../lib/games/game.ts";
import type { PlayerId } from "../../lib/search/levels.ts";
import { runs, sampleOf } from "../full.ts";

const GAMES_A_PAIR = runs(40, 1_000);

/** The stronger level, the weaker one, and the least share of games won of forty and of a thousand. */
const DOCUMENTED: [stronger: LevelId, weaker: LevelId, few: number, many: number][] = [
  ["normal", "easy", 0.7, 0.75],
  ["hard", "normal", 0.88, 0.92],
  ["hard", "easy", 0.93, 0.98],
];

const RUNGS = DOCUMENTED.flatMap((rung, turn) =>
  sampleOf([conquerorsV2, conquerorsClassic], turn).map((game) => [game, ...rung] as const)
);

for (const [game, stronger, weaker, few, many] of RUNGS) {
  const share = runs(few, many);
  Deno.test(`${stronger} beats ${weaker} in ${game.id}`, () => {
    let wins = 0;
    for (let index = 0; index < GAMES_A_PAIR; index++) {
      const seat = index % 2;
      const levels = seat === 0 ? [stronger, weaker] as const : [weaker, stronger] as const;
      const players = levels.map((level) => ({ level }));
      if (winnerOf(game, players, `ladder ${index}`) === seat) wins++;
    }
    assert(wins / GAMES_A_PAIR >= share, `${wins} of ${GAMES_A_PAIR} won`);
  });
}

/** Of forty games, and of a thousand: what neighbors score lies between. */
const NEIGHBORS = [runs(0.55, 0.68), runs(0.97, 0.87)] as const;

for (const [rung, stronger] of LADDER.entries()) {
  const weaker = LADDER[rung - 1];
  if (weaker === undefined) continue;
  for (const game of sampleOf([conquerorsV2, conquerorsClassic, skirmish], rung)) {
    Deno.test(`${stronger} is one step above ${weaker} in ${game.id}`, () => {
      let wins = 0;
      for (let index = 0; index < GAMES_A_PAIR; index++) {
        const seat = index % 2;
        const levels = seat === 0 ? [stronger, weaker] : [weaker, stronger];
        if (winnerOf(game, levels.map((level) => ({ level })), `rung ${index}`) === seat) wins++;
      }
      const share = wins / GAMES_A_PAIR, [least, most] = NEIGHBORS;
      assert(share >= least && share <= most, `${wins} of ${GAMES_A_PAIR} won`);
    });
  }
}

/** A player with a smaller budget, or in the full run its own. */
interface Searcher {
  readonly level: PlayerId;
  readonly steps?: number;
}

/** The same of those that look ahead: few games on small budgets, or all that is promised. */
const SEARCHERS: [LifeGame, stronger: Searcher, weaker: Searcher, few: number, many: number][] = [
  [conquerorsV2, { level: "expert", steps: 5_000 }, { level: "hard" }, 0.8, 0.95],
  [conquerorsClassic, { level: "expert", steps: 5_000 }, { level: "hard" }, 0.8, 0.95],
  [skirmish, { level: "expert", steps: 5_000 }, { level: "hard" }, 0.8, 0.95],
  [conquerorsV2, { level: "conqueror", steps: 100_000 }, { level: "hard" }, 0.9, 0.99],
  [
    conquerorsV2,
    { level: "conqueror", steps: 100_000 },
    { level: "local-300k", steps: 10_000 },
    0.6,
    0.85,
  ],
];

const SEARCHED = runs(10, 200);

for (const [game, stronger, weaker, few, many] of SEARCHERS) {
  const share = runs(few, many);
  Deno.test(`${stronger.level} beats ${weaker.level} in ${game.id}`, () => {
    let wins = 0;
    for (let index = 0; index < SEARCHED; index++) {
      const seat = index % 2;
      const players = seat === 0 ? [stronger, weaker] as const : [weaker, stronger] as const;
      if (winnerOf(game, players.map(budgeted), `search ${index}`) === seat) wins++;
    }
    assert(wins / SEARCHED >= share, `${wins} of ${SEARCHED} won`);
  });
}

function budgeted({ level, steps }: Searcher): Searcher {
  const isSlice = runs(1, 0) === 1;
  return isSlice && steps !== undefined ? { level, steps } : { level };
}

function winnerOf(game: LifeGame, players: readonly Searcher[], seed: string): number | null {
  let position = game.initial({});
  while (!position.outcome) {
    const { turn } = position, { level, steps } = players[turn]!;
    position = game.play(position, choose(game, position, level, `${seed} ${turn}`, steps));
  }
  return position.outcome.winner;
}
