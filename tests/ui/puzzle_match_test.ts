import { assertEquals } from "@std/assert";
import * as judging from "../../lib/puzzles/judge.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { PuzzleMatch } from "../../lib/ui/puzzles/puzzle_match.ts";

const PUZZLE = PUZZLES.find(({ kind }) => kind === "wipe-1")!;

Deno.test("a turn that can't be judged without the network is given back, and tried again", async () => {
  let isAway = true;
  const fetch = () => isAway ? Promise.reject(new TypeError()) : Promise.resolve(judging);
  const match = new PuzzleMatch(PUZZLE, () => Promise.resolve(), fetch);
  const answer = judging.answerMove(PUZZLE);
  assertEquals(await match.play(answer), "closed");
  assertEquals([match.turns.value, match.isOpen.value], [[], true]);
  isAway = false;
  assertEquals(await match.play(answer), undefined);
  assertEquals(match.judgment.value, judging.judge(PUZZLE, [answer]));
});
