/** Whose time ran out, as it's said at the table. */

import { assertEquals } from "@std/assert";
import { lateSentence } from "../../../lib/ui/games/conway/room.tsx";

/** What Red reads of three after so many turns, some of which were late; once they're out, two play on. */
function readByRed(seats: readonly number[], late: readonly number[]): string {
  const match = {
    turns: { value: seats.map((seat) => ({ seat })) },
    mine: [1],
    result: { value: undefined },
  };
  const table = { match, ui: { seats: ["Blue", "Red", "Green"] }, words: { language: "en" } };
  return lateSentence({ room: { line: { room: { value: { late } } } }, table } as never);
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
