/**
 * Golden playthroughs, one a game: a difference is a change of the rules. With `-- --write` the
 * files are rewritten from the turns they hold, and missing ones from a seeded game.
 */

import { assert, assertEquals } from "@std/assert";
import { type GameId, gameIds } from "../../lib/games/registry.ts";
import { playthroughFile, seededTurns, turnsOf, writePlaythrough } from "./playthrough.ts";

for (const id of gameIds()) {
  Deno.test(`the playthrough of ${id} has not changed`, () => {
    const golden = readGolden(id);
    if (Deno.args.includes("--write")) {
      const turns = golden ? turnsOf(golden) : seededTurns(id);
      return Deno.writeTextFileSync(playthroughFile(id), writePlaythrough(id, turns));
    }
    assert(golden, `${id} has no playthrough: run this test with -- --write`);
    assertEquals(writePlaythrough(id, turnsOf(golden)), golden);
  });
}

function readGolden(id: GameId): string | undefined {
  try {
    return Deno.readTextFileSync(playthroughFile(id));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
