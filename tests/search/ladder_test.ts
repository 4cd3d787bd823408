/** The ladder of levels, by seeded games with generous bounds; the study measures it in full. */

import { assert } from "@std/assert";
import { conquerorsClassic, conquerorsV2 } from "../../lib/games/conquerors.ts";
import type { LifeGame } from "../../lib/games/life_game.ts";
import { choose } from "../../lib/search/choose.ts";
import type { LevelId } from "../../lib/search/levels.ts";

const GAMES_A_PAIR = 100;

/** The stronger level, the weaker one, and the least share of games won. */
const LADDERS: [game: LifeGame, stronger: LevelId, weaker: LevelId, share: number][] = [
  [conquerorsV2, "normal", "easy", 0.7],
  [conquerorsV2, "hard", "normal", 0.88],
  [conquerorsV2, "hard", "easy", 0.93],
  [conquerorsClassic, "normal", "easy", 0.7],
  [conquerorsClassic, "hard", "normal", 0.45],
  [conquerorsClassic, "hard", "easy", 0.75],
];

for (const [game, stronger, weaker, share] of LADDERS) {
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
