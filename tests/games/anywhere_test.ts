/** A two-colony game may start anywhere, and keeps the contract from there. */

import { seededRng } from "../../lib/games/kit/rng.ts";
import { checkPosition, playChecked } from "./conformance.ts";
import { LIFE_GAMES, soup, thinSoup } from "./soups.ts";

const SOUPS = 20;

for (const game of LIFE_GAMES) {
  Deno.test(`${game.id} keeps the contract from anywhere`, () => {
    const rng = seededRng(`anywhere ${game.id}`);
    for (let n = 0; n < SOUPS; n++) {
      const position = (n % 2 ? soup : thinSoup)(game.rules, rng);
      checkPosition(game, position, `soup ${n}`);
      for (const move of [game.random(position, rng), { bomb: n }, { pass: true } as const]) {
        if (!game.refuse(position, move)) playChecked(game, position, move);
      }
    }
  });
}
