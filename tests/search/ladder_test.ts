/**
 * The ladder of levels, by seeded games: a hundred a pair with room for chance, and with `-- --full`
 * a thousand against the shares that are promised.
 */

import { assert } from "@std/assert";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors.ts";
import type { LifeGame } from "../../lib/games/life_game.ts";
import { choose } from "../../lib/search/choose.ts";
import type { LevelId } from "../../lib/search/levels.ts";
import { runs } from "../full.ts";

const GAMES_A_PAIR = runs(100, 1_000);

/** The stronger level, the weaker one, and the least share of games won of a hundred and a thousand. */
const LADDERS: [LifeGame, stronger: LevelId, weaker: LevelId, few: number, many: number][] = [
  [conquerorsV2, "normal", "easy", 0.7, 0.75],
  [conquerorsV2, "hard", "normal", 0.88, 0.92],
  [conquerorsV2, "hard", "easy", 0.93, 0.98],
  [conquerorsClassic, "normal", "easy", 0.7, 0.75],
  [conquerorsClassic, "hard", "normal", 0.45, 0.5],
  [conquerorsClassic, "hard", "easy", 0.75, 0.8],
];

for (const [game, stronger, weaker, few, many] of LADDERS) {
  const share = runs(few, many);
  Deno.test(`${stronger} beats ${weaker} in ${game.id}`, () => {
    let wins = 0;
    for (let index = 0; index < GAMES_A_PAIR; index++) {
      const seat = index % 2;
      const levels = seat === 0 ? [stronger, weaker] as const : [weaker, stronger] as const;
      if (winnerOf(game, levels, `ladder ${index}`) === seat) wins++;
    }
    assert(wins / GAMES_A_PAIR >= share, `${wins} of ${GAMES_A_PAIR} won`);
  });
}

function winnerOf(
  game: LifeGame,
  levels: readonly [LevelId, LevelId],
  seed: string,
): number | null {
  let position = game.initial({});
  while (!position.outcome) {
    const { turn } = position;
    position = game.play(position, choose(game, position, levels[turn]!, `${seed} ${turn}`));
  }
  return position.outcome.winner;
}
