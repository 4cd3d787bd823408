/** What is seen of a game by post that is looked through. */

import { assertEquals } from "@std/assert";
import { writeRleBody } from "../../../lib/automaton/rle.ts";
import { conway } from "../../../lib/games/conway/conway.ts";
import { postFramesOf } from "../../../lib/ui/games/conway/frames.ts";

Deno.test("a turn's pieces are seen, and then what followed them", () => {
  const blocks = "2A3.2B$2A3.2B";
  const start = conway.text.readPosition(`${blocks}! a 9 11`, {});
  const frames = postFramesOf(start, [{ place: [9, 20] }, { place: [] }]);
  assertEquals(frames.map(({ board, marks, isAfter }) => [writeRleBody(board), marks, isAfter]), [
    [`${blocks}!`, [], true],
    ["2A3.2B2.A$2A3.2B$A!", [9, 20], false],
    [writeRleBody(frames[1]!.turn!.after.board), [], true],
    [writeRleBody(frames[1]!.turn!.after.board), [], false],
    [writeRleBody(frames[3]!.turn!.after.board), [], true],
  ]);
});
