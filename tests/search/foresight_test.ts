/** What a search supposes of the turn after its own, held against the game. */

import { assert, assertEquals } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { choose } from "../../lib/search/choose.ts";
import { lookAhead } from "../../lib/search/foresight.ts";
import { PLAYERS } from "../../lib/search/levels.ts";

const LEVEL = { ...PLAYERS.conqueror.v2, steps: 1 };

for (const game of Object.values(LIFE_GAMES)) {
  /** A bomb where the round says so, else Hard's turn. */
  const move = (position: LifePosition, isBombed: boolean) =>
    isBombed && !game.refuse(position, { bomb: 0 })
      ? { bomb: 0 }
      : choose(game, position, "hard", "foresight");

  Deno.test(`${game.id}: the rival may bomb and skip in a search as in its next turn`, () => {
    const seen = new Set<boolean>();
    let position = game.initial({});
    while (true) {
      const { search: { rival } } = lookAhead(game, position, LEVEL, "foresight", ALL_MEANS);
      position = game.play(position, move(position, position.round % 2 === 0));
      if (position.outcome) break;
      const bomb = !game.refuse(position, { bomb: 0 }),
        skip = !game.refuse(position, { pass: true });
      assertEquals([rival!.bomb, rival!.skip], [bomb, skip], `round ${position.round}`);
      seen.add(bomb);
    }
    assert(seen.size === 2, "bombs were and were not to be had");
  });
}
