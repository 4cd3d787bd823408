import { assertEquals } from "@std/assert";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import { changesBetween, countChanges } from "../../../lib/ui/board/changes.ts";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { readReplayed, wholeGame } from "./game.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { wordsIn } from "../../../lib/words/mod.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";

const UI = conquerorsUi(wordsIn("en"), conquerorsV2);

const { game, start, moves } = readReplayed(wholeGame());
const frames = framesOf(game, UI, start, moves);

Deno.test("a replay has a start, then two frames a turn", () => {
  assertEquals(frames.length, 1 + 2 * moves.length);
  assertEquals(frames.map(({ generation }) => generation).slice(0, 5), [0, 0, 1, 1, 2]);
});

Deno.test("every second frame is the reference's generation of the one before it", () => {
  for (let index = 2; index < frames.length; index += 2) {
    const lived = step(frames[index - 1]!.board, immigration, "plane");
    assertEquals(frames[index]!.board, lived, `generation ${index / 2}`);
  }
});

Deno.test("births and deaths add up to what the counts say", () => {
  for (let index = 2; index < frames.length; index += 2) {
    const [before, after] = [frames[index - 1]!, frames[index]!];
    const changes = changesBetween(before.board, after.board);
    const [was, is] = [before, after].map(({ position }) => game.tally(position).count);
    for (const seat of [0, 1]) {
      const { born, died } = countChanges(changes, seat + 1);
      assertEquals(was![seat]! + born - died, is![seat]);
    }
  }
});

Deno.test("the frame of a turn marks its cells, and no other frame marks any", () => {
  frames.forEach(({ marks, turn, isAfter }, index) => {
    const isPlaced = index % 2 === 1;
    assertEquals([turn !== undefined, isAfter], [index > 0, index > 0 && !isPlaced]);
    if (!isPlaced) return assertEquals(marks, []);
    if ("place" in turn!.move) assertEquals(marks, turn!.move.place);
  });
});
