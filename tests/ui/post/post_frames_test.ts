/** What is seen of a game by post that is looked through. */

import { assertEquals } from "@std/assert";
import { writeRleBody } from "../../../lib/automaton/rle.ts";
import { conway } from "../../../lib/games/conway/conway.ts";
import { conwayUi } from "../../../lib/ui/games/conway/ui.tsx";
import { postWordsIn } from "../../../lib/ui/games/conway/words/mod.ts";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

const UI = conwayUi({ words: wordsIn("en"), post: postWordsIn("en") }, 2);

Deno.test("a turn's pieces are seen, and then what followed them", () => {
  const blocks = "2A3.2B$2A3.2B";
  const start = conway.text.readPosition(`${blocks}! a 9 11`, {});
  const frames = framesOf(conway, UI, start, [{ place: [9, 20] }, { place: [] }]);
  assertEquals(frames.map(({ board, marks, isAfter }) => [writeRleBody(board), marks, isAfter]), [
    [`${blocks}!`, [], false],
    ["2A3.2B2.A$2A3.2B$A!", [9, 20], false],
    [writeRleBody(frames[1]!.turn!.after.board), [], true],
    [writeRleBody(frames[1]!.turn!.after.board), [], false],
    [writeRleBody(frames[3]!.turn!.after.board), [], true],
  ]);
});
