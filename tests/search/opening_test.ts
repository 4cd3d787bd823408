/** No level kills itself at the start: the empirical check of TR-001 §3.2, for every level and side. */

import { assert } from "@std/assert";
import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { choose } from "../../lib/search/choose.ts";
import { LEVEL_IDS } from "../../lib/search/levels.ts";
import { runs } from "../full.ts";

const TRIALS = runs(12, 50);

/** A budget for the levels that look ahead. */
const STEPS = 20_000;

/** Red's standard first turn, and blue's. */
const BLOCKS = { red: "x13,y13,x14,y14", blue: "d13,e13,d14,e14" };

const GAMES = [
  [conquerorsV2, BLOCKS],
  [conquerorsClassic, BLOCKS],
  [skirmish, { red: "m7,n7,m8,n8", blue: "c7,d7,c8,d8" }],
] as const;

function played(game: LifeGame, position: LifePosition, token: string): LifePosition {
  return game.play(position, game.text.readMove(position, token));
}

for (const [game, blocks] of GAMES) {
  for (const level of LEVEL_IDS) {
    Deno.test(`${level} opens ${game.id} with a colony that stands, from either side`, () => {
      const start = game.initial({});
      for (const position of [start, played(game, start, blocks.blue)]) {
        for (let trial = 0; trial < TRIALS; trial++) {
          const after = game.play(position, choose(game, position, level, `${trial}`, STEPS));
          assert(game.tally(after).count[position.turn]! >= 4, `seed ${trial}`);
        }
      }
    });

    Deno.test(`${level} does not shrink a standing block in ${game.id}`, () => {
      const blue = played(game, game.initial({}), blocks.blue);
      const position = played(game, blue, blocks.red);
      for (let trial = 0; trial < TRIALS; trial++) {
        const after = game.play(position, choose(game, position, level, `${trial}`, STEPS));
        assert(game.tally(after).count[0]! >= 4, `seed ${trial}`);
      }
    });
  }
}
