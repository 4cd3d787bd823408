/** `random` is uniform over all legal turns, and not only over those it likes. */

import { assert, assertEquals } from "@std/assert";
import { conway } from "../../lib/games/conway/conway.ts";
import { conquerorsV2, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { everyMove } from "./perft/perft.ts";

const toy = { width: 4, height: 3, home: 1, place: 2, rounds: 9, bombRound: 2 };
const PER_MOVE = 300;

/** Positions with placements only; with bombs and the skip; with neither cell nor skip. */
for (const start of ["A2B! b 1 0,0 1,0", "A.2B$A! r 2 0,0 0,0", "B2.A$B.A$B! b 2 0,0 1,0"]) {
  Deno.test(`random turns of "${start}" are uniform`, () => {
    const game = lifeGame({ ...conquerorsV2.rules, ...toy });
    const position = game.text.readPosition(start, {});
    const legal = [...everyMove(game.rules)].filter((move) => !game.refuse(position, move));
    const counts = new Map(legal.map((move) => [game.text.writeMove(position, move), 0]));
    const rng = seededRng(start);
    for (let n = 0; n < PER_MOVE * legal.length; n++) {
      const token = game.text.writeMove(position, game.random(position, rng));
      counts.set(token, counts.get(token)! + 1);
    }
    assertEquals(counts.size, legal.length);
    for (const [token, count] of counts) {
      assert(Math.abs(count - PER_MOVE) < 85, `${token} ${count}`);
    }
  });
}

Deno.test("P7: random turns of Conway by post take each legal cell as likely as another", () => {
  const position = conway.text.readPosition("2A$A.B$2.B! a 2 11", { size: 3, place: 2 });
  const cells = ["c1", "b2", "a3", "b3"];
  const tokens = cells.flatMap((first) =>
    cells.filter((cell) => cell !== first).map((second) => `${first},${second}*`)
  );
  const counts = new Map(tokens.map((token) => [token, 0]));
  const rng = seededRng("lists");
  for (let n = 0; n < PER_MOVE * tokens.length; n++) {
    const token = conway.text.writeMove(position, conway.random(position, rng));
    counts.set(token, counts.get(token)! + 1);
  }
  assertEquals(counts.size, tokens.length);
  for (const [token, count] of counts) assert(Math.abs(count - PER_MOVE) < 85, `${token} ${count}`);
});
