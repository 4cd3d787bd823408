/**
 * Whole random games of every registered game through CCN, JSON and link and back: a slice in every
 * run of the suite, 10 000 of each game with `-- --full`.
 */

import { assert } from "@std/assert";
import { readLink, writeLink } from "../../lib/games/notation/link.ts";
import { gameIds } from "../../lib/games/registry.ts";
import { type GameRecord, readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { recordFromJson, recordToJson } from "../../lib/games/notation/record_json.ts";
import { runs } from "../full.ts";
import { assertSameGames } from "./records.ts";
import { wholeGame } from "./whole_games.ts";

const GAMES = runs(20, 10_000);

/** Each way to keep a game: there and back. */
const WAYS: Record<string, (record: GameRecord) => GameRecord[]> = {
  CCN: (record) => readRecords(writeRecord(record)),
  JSON: (record) => readRecords(recordFromJson(throughJson(recordToJson(writeRecord(record))))),
  link: (record) => [readLink(writeLink(record))],
};

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

for (const id of gameIds()) {
  Deno.test(`${GAMES} games of ${id} come back from ${Object.keys(WAYS).join(", ")}`, () => {
    for (let n = 0; n < GAMES; n++) {
      const record = wholeGame(id, `round trip ${n}`);
      assert(record.moves.length > 0);
      for (const thereAndBack of Object.values(WAYS)) {
        assertSameGames(thereAndBack(record), [record]);
      }
    }
  });
}
