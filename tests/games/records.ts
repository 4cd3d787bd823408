/** Arbitrary records of any registered game, for fast-check. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Options, OptionSpec, Rng } from "../../lib/games/game.ts";
import { type AnyGame, type GameId, gameIds, gameOf } from "../../lib/games/registry.ts";
import { type GameRecord, writeRecord } from "../../lib/games/notation/notation.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { adventurous } from "./moves.ts";

/** Anything that one line can hold, quotes and backslashes above all. */
const value = fc.string({
  unit: fc.oneof(fc.constantFrom('"', "\\", "[", "]", "{", " ", "é"), fc.string({ maxLength: 1 })),
  maxLength: 12,
}).filter((text) => !/[\r\n]/.test(text));

const tags = fc.dictionary(
  fc.constantFrom("Blue", "Red", "Seed", "Result", "Seat1", "constructor"),
  value,
  { noNullPrototype: true },
);

/** A record of the game that starts after some turns and is left or over after some more. */
export function anyRecord(ids: readonly GameId[] = gameIds()): fc.Arbitrary<GameRecord> {
  return fc.record({ game: fc.constantFrom(...ids), seed: fc.nat(), tags }).map(
    ({ game, seed, tags }) => ({ game, tags, ...played(gameOf(game), seededRng(`${seed}`)) }),
  );
}

function played(game: AnyGame, rng: Rng): Pick<GameRecord, "options" | "start" | "moves"> {
  const options = anyOptions(game, rng);
  const [start] = playOn(game, game.initial(options), below(2, rng) * below(9, rng), rng);
  const [, moves] = playOn(game, start, below(25, rng), rng);
  return { options, start, moves };
}

/** Plays some turns, or fewer: never the one that would end the game, so that it may go on. */
function playOn(game: AnyGame, start: unknown, turns: number, rng: Rng): [unknown, unknown[]] {
  const moves: unknown[] = [];
  let position = start;
  while (moves.length < turns) {
    const move = adventurous(game, position, rng);
    const next = game.play(position, move);
    if (game.outcome(next)) break;
    position = next;
    moves.push(move);
  }
  return [position, moves];
}

function anyOptions(game: AnyGame, rng: Rng): Options {
  const options = Object.entries<OptionSpec>(game.options).map(([name, spec]) => {
    const steps = Math.round((spec.max - spec.min) / spec.step);
    return [name, below(2, rng) ? spec.default : spec.min + spec.step * below(steps + 1, rng)];
  });
  return Object.fromEntries(options);
}

/** That two lists are of the same games; the order of a turn's cells may differ. */
export function assertSameGames(
  actual: readonly GameRecord[],
  expected: readonly GameRecord[],
): void {
  const heads = (list: readonly GameRecord[]) => list.map(({ moves: _, ...head }) => head);
  assertEquals(heads(actual), heads(expected));
  assertEquals(actual.map(writeRecord), expected.map(writeRecord));
}
