/** A search's best turns, compared by what follows each. */

import { assert, assertEquals } from "@std/assert";
import { conquerorsV2 as game } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { ALL_MEANS } from "../../lib/search/means.ts";
import { choose } from "../../lib/search/choose.ts";
import { compare } from "../../lib/search/ending.ts";
import { lookAhead } from "../../lib/search/foresight.ts";
import { PLAYERS } from "../../lib/search/levels.ts";
import { soup } from "../games/soups.ts";
import { bluesTurn } from "./positions.ts";

const LEVEL = { ...PLAYERS.conqueror.v2, steps: 300_000 };
const MOST = 4;

/** A game after that many turns of Expert. */
function later(turns: number): LifePosition {
  let position = game.initial({});
  while (turns-- > 0) position = game.play(position, choose(game, position, "expert", "later"));
  return position;
}

/** Blue's best turns compared, a rival's search being worth what `value` says of its position. */
function compared(position: LifePosition, value: (at: LifePosition) => number) {
  const { search } = lookAhead(game, position, LEVEL, "compared", ALL_MEANS);
  const { budget } = search.judge, asked: { at: LifePosition; steps: number }[] = [];
  for (const _ of search.run()) if (budget.share > 0.5) break;
  const turns = compare({
    rules: game.rules,
    position,
    search,
    most: MOST,
    legal: (move) => move,
    searchAt(at, steps) {
      asked.push({ at, steps });
      const { search } = lookAhead(game, at, { ...LEVEL, steps }, "rival", ALL_MEANS);
      search.judge.points = () => value(at);
      return search;
    },
  });
  let chosen: LifeMove | undefined;
  for (chosen of turns);
  return { chosen, asked, left: budget.left };
}

Deno.test("of the best turns the one is played after which its rival's search finds least", () => {
  const position = later(4);
  const { asked, left } = compared(position, () => 0);
  assertEquals(asked.length, MOST);
  assertEquals(new Set(asked.map(({ steps }) => steps)).size, 1, "all as long");
  assert(left <= 0 && left > -LEVEL.steps / 4, `${left} left`);
  for (const { at } of asked) {
    const likes = (other: LifePosition) => other.board.cells.join() === at.board.cells.join();
    const { chosen } = compared(position, (other) => likes(other) ? -100 : 100);
    assert(likes(game.play(position, chosen!)));
  }
});

Deno.test("nothing is compared with a turn that ends the game", () => {
  const position = bluesTurn(8, "c3 d3 c4 d4 l14 m14 l15 m15 o15", "n14");
  const { chosen, asked } = compared(position, () => 0);
  assertEquals([chosen, asked], [undefined, []]);
  const move = choose(game, position, "conqueror", "ends", LEVEL.steps);
  assertEquals(game.play(position, move).outcome?.winner, 0);
});

Deno.test("Conqueror compares its turns until the result alone counts", () => {
  const rng = seededRng("compares");
  const { rounds } = game.rules;
  const turnsOf = (round: number) =>
    Array.from({ length: 6 }, () => {
      const position = { ...soup(game.rules, rng), turn: 0, round } as const;
      return (["conqueror", "conqueror-2m"] as const).map((level) =>
        JSON.stringify(choose(game, position, level, "both", LEVEL.steps))
      );
    });
  assert(turnsOf(5).some(([now, before]) => now !== before));
  assert(turnsOf(rounds).every(([now, before]) => now === before));
});
