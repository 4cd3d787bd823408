import { assertEquals } from "@std/assert";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { TAUGHT } from "../../../lib/learn/lesson.ts";
import type { LessonId } from "../../../lib/learn/lessons.ts";
import { LessonMatch } from "../../../lib/ui/learn/lesson_match.ts";
import { lifeKit } from "../../../lib/ui/learn/kits/conquerors.ts";
import { narrate } from "../../../lib/ui/learn/narrate.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../../lib/ui/table/table.ts";
import { learnWordsIn } from "../../../lib/ui/learn/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { lessonOf } from "../../learn/attempts.ts";

const KIT = lifeKit(TAUGHT);

const AT_ONCE = () => Promise.resolve();

function matchOf(id: LessonId, pause = AT_ONCE): LessonMatch {
  return new LessonMatch(lessonOf(id), TAUGHT, pause);
}

async function play(match: LessonMatch, turn: string): Promise<void> {
  await match.play(TAUGHT.text.readMove(match.position.value, turn));
}

/** All that is said of a lesson in which these turns are played. */
async function said(id: LessonId, turns: readonly string[]): Promise<string[]> {
  const match = matchOf(id);
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  const sentences: string[] = [];
  const stop = table.said.subscribe((sentence) => {
    if (sentence !== "") sentences.push(sentence);
  });
  const end = narrate(
    table as never,
    match,
    { words: learnWordsIn("en"), gist: "That is it." },
    KIT.sentence,
    () => false,
  );
  for (const turn of turns) await play(match, turn);
  end();
  stop();
  return sentences;
}

Deno.test("a turn is told with what it came to", async () => {
  assertEquals(await said("block", ["c12,d12,c13,d13"]), [
    "Blue placed c12, d12, c13, d13. Generation 1: nothing born, nothing dead. Passed. That is it.",
  ]);
  assertEquals(await said("bomb", ["!m13"]), [
    "Blue bombed m13. Generation 1: nothing born, nothing dead. Not yet. Red still has 6 cells, one of them at x12.",
  ]);
});

Deno.test("of generations that nobody plays the last is told", async () => {
  const sentences = await said("blinker", ["d11,d12,d13,f20"]);
  assertEquals(sentences, [
    "Blue placed d11, d12, d13, f20. Generation 1: blue +2\u00a0−3.",
    "Generation 4: blue +2\u00a0−2. Passed. That is it.",
  ]);
});

Deno.test("between two turns the rival's skip is told, and that one goes on", async () => {
  const sentences = await said("neutral", ["c12,d12,c13,d13", "k16,l16,k17,l17"]);
  assertEquals(sentences, [
    "Blue placed c12, d12, c13, d13. Generation 1: nothing born, nothing dead.",
    "Red skipped. Generation 2: nothing born, nothing dead. Good. Next turn.",
    "Blue placed k16, l16, k17, l17. Generation 3: nothing born, nothing dead. Passed. That is it.",
  ]);
});

Deno.test("nothing can be played while generations pass, nor once the board is judged", async () => {
  const match = matchOf("blinker");
  const playing = play(match, "d11,d12,d13,f20");
  assertEquals([match.isOpen.value, match.turns.value.length], [false, 1]);
  await playing;
  assertEquals([match.isOpen.value, match.verdict.value], [false, "passed"]);
  assertEquals(match.turns.value.length, 4);
});

Deno.test("what is under way ends with the attempt", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const match = matchOf("blinker", () => promise);
  const playing = play(match, "d11,d12,d13,f20");
  match.reset();
  resolve();
  await playing;
  assertEquals([match.turns.value, match.verdict.value, match.isOpen.value], [[], "on", true]);
});

Deno.test("the solution is laid on the board, then played", async () => {
  const match = matchOf("anchor");
  const drafts: [LifeMove, number][] = [];
  await match.show((move) => drafts.push([move, match.turns.value.length]));
  assertEquals(drafts.map(([, turns]) => turns), [0, 2]);
  assertEquals(match.verdict.value, "passed");
});

Deno.test("nobody plays while the solution is shown, not even between two of its turns", async () => {
  const wasOpen: boolean[] = [];
  const match = matchOf("anchor", () => {
    wasOpen.push(match.isOpen.value);
    return Promise.resolve();
  });
  await match.show(() => {});
  assertEquals(new Set(wasOpen), new Set([false]));
});

Deno.test("who starts over between two turns of the solution has the board to themselves", async () => {
  let pauses = 0;
  // Before the first turn, before the rival's answer to it, and before the second turn.
  const match = matchOf("anchor", () => {
    if (++pauses === 3) match.reset();
    return Promise.resolve();
  });
  let drafts = 0;
  await match.show(() => drafts++);
  assertEquals([drafts, match.turns.value, match.isOpen.value], [1, [], true]);
});
