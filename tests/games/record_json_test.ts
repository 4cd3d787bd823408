import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { TextError } from "../../lib/automaton/text_error.ts";
import { type GameId, gameIds, gameOf } from "../../lib/games/registry.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { recordFromJson, recordToJson } from "../../lib/games/notation/record_json.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";

/** A random game of a number of turns, as CCN. */
function randomCcn(id: GameId, seed: string, turns: number): string {
  const game = gameOf(id);
  const rng = seededRng(seed);
  const start = game.initial({});
  const moves: unknown[] = [];
  let position = start;
  while (moves.length < turns && !game.outcome(position)) {
    const move = game.random(position, rng);
    moves.push(move);
    position = game.play(position, move);
  }
  return writeRecord({ game: id, options: {}, start, tags: { Event: 'A "test"' }, moves });
}

for (const id of gameIds()) {
  Deno.test(`a game of ${id} is the same after a journey through JSON`, () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(24), (seed, turns) => {
        const ccn = randomCcn(id, seed, turns);
        const json = JSON.parse(JSON.stringify(recordToJson(ccn)));
        assertEquals(readRecords(recordFromJson(json)), readRecords(ccn));
      }),
      { numRuns: 30, seed: 1 },
    );
  });
}

Deno.test("JSON that is no record is refused in words", () => {
  const bad = [null, 1, "x", [], {}, { tags: {} }, { tags: { Game: 1 }, moves: [] }];
  const sly = [{ tags: {}, moves: ["a1 b1"] }, { tags: {}, moves: ['a1\n[Game "x"]'] }];
  for (const json of [...bad, ...sly]) assertThrows(() => recordFromJson(json), TextError);
});
