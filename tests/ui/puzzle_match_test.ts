import { assertEquals, assertRejects } from "@std/assert";
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

Deno.test("who starts over before the answer is there isn't shown it, nor told that it didn't come", async () => {
  for (const comes of [true, false]) {
    const { promise, resolve, reject } = Promise.withResolvers<typeof judging>();
    const match = new PuzzleMatch(PUZZLE, () => Promise.resolve(), () => promise);
    let isShown = false;
    const showing = match.show(() => isShown = true);
    match.reset();
    if (comes) resolve(judging);
    else reject(new TypeError());
    await showing;
    assertEquals([isShown, match.turns.value, match.isOpen.value], [false, [], true]);
  }
});

Deno.test("an answer that can't be had is a failure", async () => {
  const match = new PuzzleMatch(
    PUZZLE,
    () => Promise.resolve(),
    () => Promise.reject(new TypeError()),
  );
  await assertRejects(() => match.show(() => {}), TypeError);
});
