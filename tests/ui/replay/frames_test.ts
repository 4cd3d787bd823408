import { assertEquals } from "@std/assert";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { readReplayed } from "../../../lib/ui/replay/replayed_game.ts";
import { wholeGame } from "./game.ts";

const { game, start, moves } = readReplayed(wholeGame());
const frames = framesOf(game, start, moves);

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
    after.toll!.forEach(({ born, died }, seat) => {
      assertEquals(before.tally.count[seat]! + born - died, after.tally.count[seat]);
    });
  }
});

Deno.test("the frame of a turn marks its cells, and no other frame marks any", () => {
  frames.forEach(({ marks, turn, toll }, index) => {
    const isPlaced = index % 2 === 1;
    assertEquals([turn !== undefined, toll === undefined], [index > 0, index === 0 || isPlaced]);
    if (!isPlaced) return assertEquals(marks, []);
    if ("place" in turn!.move) assertEquals(marks, turn!.move.place);
  });
});
