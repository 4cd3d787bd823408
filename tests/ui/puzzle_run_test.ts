/** What's said of a turn that doesn't hold what it was to hold. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import { presence } from "../../lib/games/conquerors/position.ts";
import { answerMove } from "../../lib/puzzles/judge.ts";
import { HELD } from "../../lib/puzzles/kind.ts";
import { positionOf, PUZZLED } from "../../lib/puzzles/puzzle.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { choose } from "../../lib/search/choose.ts";
import { PuzzleRun } from "../../lib/ui/puzzles/puzzle_run.ts";
import { en } from "../../lib/ui/puzzles/words/en.ts";
import { wordsIn } from "../../lib/words/mod.ts";

for (const kind of ["save", "open"] as const) {
  Deno.test(`a rival isn't blamed for a lost "${kind}" that it had no part in`, async () => {
    const said = new Map<boolean, number>();
    for (const puzzle of PUZZLES.filter((one) => one.kind === kind).slice(0, 12)) {
      const start = positionOf(puzzle), move = choose(PUZZLED, start, "easy", "careless");
      const run = new PuzzleRun(puzzle, wordsIn("en"), en, () => Promise.resolve());
      await run.match.play(move);
      if (run.match.judgment.value.verdict !== "missed") continue;
      const idle = nextGeneration(PUZZLED.play(start, move).board, "plane");
      const held = presence(PUZZLED.rules, idle, start.turn);
      const isLostAlone = !HELD[kind]!.every((zone) => held.has(zone));
      const sentence = isLostAlone ? en.lostAlone[kind]!(run.rival) : en.misses[kind](run.rival, 0);
      assertEquals(run.sentence, sentence, puzzle.id);
      said.set(isLostAlone, (said.get(isLostAlone) ?? 0) + 1);
    }
    assert(said.has(true) && said.has(false), "either happens");
  });
}

Deno.test("an answer that is shown names every cell of it, or its bomb, and speaks of no other cells where there are none", async () => {
  const said = async (answers: (answer: string) => boolean) => {
    const puzzle = PUZZLES.find(({ kind, answer }) => kind === "wipe-1" && answers(answer))!;
    const run = new PuzzleRun(puzzle, wordsIn("en"), en, () => Promise.resolve());
    const stop = run.listen();
    run.show();
    await new Promise<void>((judged) => {
      run.match.judgment.subscribe(({ verdict }) => verdict !== "on" && judged());
    });
    stop();
    return [run.sentence, puzzle.answer.replaceAll(",", ", ")];
  };
  const bombed = await said((answer) => answer.startsWith("!"));
  assertEquals(bombed[0], `A bomb on ${bombed[1]!.slice(1)}.`);
  const whole = await said((answer) => answer.split(",").length === 4);
  assertEquals(whole[0], `${whole[1]}.`);
  const partly = await said((answer) => answer.split(",").length === 2);
  assertEquals(partly[0], en.shown(partly[1]!));
});

Deno.test("a puzzle from the middle of a game numbers its generations as that game does", async () => {
  const puzzle = PUZZLES.find(({ kind }) => kind === "wipe-1")!;
  const run = new PuzzleRun(puzzle, wordsIn("en"), en, () => Promise.resolve());
  const { round, turn } = run.match.start;
  const said: string[] = [], stop = run.listen();
  run.table.said.subscribe((sentence) => void said.push(sentence));
  await run.match.play(answerMove(puzzle));
  stop();
  assert(round > 1);
  assertStringIncludes(said.join(" "), `Generation ${2 * (round - 1) + turn + 1}:`);
});

Deno.test("only where one answer works it's called the one", async () => {
  for (const [kind, sentence] of [["wipe-1", "That's the one."], ["save", "That works."]]) {
    const puzzle = PUZZLES.find((one) => one.kind === kind)!;
    const run = new PuzzleRun(puzzle, wordsIn("en"), en, () => Promise.resolve());
    await run.match.play(answerMove(puzzle));
    assertEquals(run.sentence, sentence);
  }
});
