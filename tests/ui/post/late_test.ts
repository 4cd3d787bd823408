/** Whose time ran out, as it's said at the table. */

import { assertEquals } from "@std/assert";
import { lateSentence } from "../../../lib/ui/games/conway/room.tsx";

const PASS = { place: [] }, RESIGN = { resign: true };

/**
 * What Red reads of three after so many turns, some of which were late; once they're out, two play on. Of
 * `computers` it's the seats, and of `resigned` the turns.
 */
function readByRed(
  seats: readonly number[],
  late: readonly number[],
  { computers = [], resigned = [] }: {
    readonly computers?: number[];
    readonly resigned?: number[];
  } = {},
): string {
  const turns = seats.map((seat, at) => ({ seat, move: resigned.includes(at) ? RESIGN : PASS }));
  const match = { turns: { value: turns }, mine: [1], result: { value: undefined } };
  const view = {
    settings: { game: "conway", options: { seats: 3 }, side: 0 },
    games: 1,
    players: [0, 1, 2].map((seat) => ({ level: computers.includes(seat) ? "easy" : null })),
    late,
  };
  const table = { match, ui: { seats: ["Blue", "Red", "Green"] }, words: { language: "en" } };
  return lateSentence({ room: { line: { room: { value: view } } }, table } as never);
}

const OWN = "Your time ran out on move 2, so you passed.";

Deno.test("a player's own time is spoken of until their turn would come again, if they're in or out", () => {
  const rounds = [0, 1, 2, 0, 2, 0, 2];
  const read = rounds.map((_, at) => readByRed(rounds.slice(0, at + 1), [1]));
  assertEquals(read, ["", OWN, OWN, OWN, "", "", ""]);
});

Deno.test("of others' only the last turn's is", () => {
  assertEquals(readByRed([0], [0]), "Blue ran out of time.");
  assertEquals(readByRed([0, 1], [0]), "");
});

Deno.test("a turn that comes by itself after another's time hides nothing", () => {
  const read = "Blue ran out of time.";
  assertEquals(readByRed([0, 1, 2, 0, 2], [3], { resigned: [4] }), read, "Green had left before");
  assertEquals(readByRed([0, 1, 2, 0, 2], [3], { computers: [2] }), read);
  assertEquals(readByRed([0, 1, 2, 0, 2], [3]), "", "Green was there");
  assertEquals(readByRed([2, 0, 1, 2], [2], { computers: [2] }), OWN.replace("2", "3"));
});
