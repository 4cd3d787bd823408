/** The lessons of games besides Conquerors: their solutions, what misses them, and what is said. */

import { assert, assertEquals } from "@std/assert";
import type { AnyGame } from "../../lib/games/known_games.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { courseOf, endOf, judge, startOf, type Verdict } from "../../lib/learn/course.ts";
import { type Lesson, PRIMER_LACKS } from "../../lib/learn/lesson.ts";
import { PRIMER_IDS, PRIMERS } from "../../lib/learn/primers/mod.ts";
import { learnWordsIn } from "../../lib/ui/learn/words/mod.ts";
import { primerWordsIn } from "../../lib/ui/learn/words/primers/mod.ts";
import { LANGUAGES } from "../../lib/words/language.ts";

/** Attempts at random. */
const TRIALS = 200;

/** What they were told to lack. */
const told = new Set<string>();

/** Plays turns until one does not go on; the last verdict. */
function attempt(
  game: AnyGame,
  lesson: Lesson<string, AnyGame>,
  turnOf: (position: unknown, index: number) => unknown,
): Verdict {
  let position = startOf(lesson, game), verdict: Verdict = "on";
  for (let index = 0; index < lesson.turns.length && verdict === "on"; index++) {
    const move = turnOf(position, index);
    assertEquals(game.refuse(position, move), undefined);
    const course = courseOf(lesson, position, move, game);
    verdict = judge(lesson, index, course);
    position = endOf(course);
  }
  return verdict;
}

for (const id of PRIMER_IDS) {
  const game: AnyGame = PRIMERS[id].game;
  for (const lesson of PRIMERS[id].lessons as unknown as Lesson<string, AnyGame>[]) {
    Deno.test(`${lesson.id} is passed by its solution`, () => {
      const verdict = attempt(
        game,
        lesson,
        (position, index) => game.text.readMove(position, lesson.solution[index]!),
      );
      assertEquals(verdict, "passed");
      assertEquals(lesson.turns.length, lesson.solution.length);
    });

    Deno.test(`${lesson.id} is not passed by most turns at random, and says what they lack`, () => {
      const rng = seededRng(lesson.id), verdicts: Verdict[] = [];
      for (let trial = 0; trial < TRIALS; trial++) {
        verdicts.push(attempt(game, lesson, (position) => game.random(position, rng)));
      }
      const passed = verdicts.filter((verdict) => verdict === "passed").length;
      for (const verdict of verdicts) if (typeof verdict === "object") told.add(verdict.lack);
      assert(passed <= 0.6 * TRIALS, `${passed} of ${TRIALS}`);
      assert(verdicts.every((verdict) => verdict === "passed" || typeof verdict === "object"));
    });
  }
}

Deno.test("who lives on the hill without growing is told what a birth takes there", () => {
  const { game, lessons } = PRIMERS.arena, lesson = lessons.find(({ id }) => id === "hill-grow")!;
  const block = (position: unknown) => (game as AnyGame).text.readMove(position, "f6,g6,f7,g7");
  const verdict = attempt(game, lesson as unknown as Lesson<string, AnyGame>, block);
  assertEquals(verdict, { lack: "few-born", count: 0 });
  told.add("few-born");
});

Deno.test("every lack of theirs is told of some turn, in a sentence of its own", () => {
  assertEquals(PRIMER_LACKS.filter((lack) => !told.has(lack)), []);
  for (const language of LANGUAGES) {
    const { lacks } = learnWordsIn(language);
    const sentences = PRIMER_LACKS.map((lack) => lacks[lack]({ cell: "e5", count: 1 }));
    assertEquals(new Set(sentences).size, PRIMER_LACKS.length);
    for (const sentence of sentences) assert(sentence.endsWith("."), sentence);
  }
});

for (const language of LANGUAGES) {
  Deno.test(`every lesson of another game has its words, ${language}`, () => {
    const { lessons } = primerWordsIn(language), texts = Object.values(lessons);
    assertEquals(new Set(texts.map(({ title }) => title)).size, texts.length);
    const ids = PRIMER_IDS.flatMap((id) => PRIMERS[id].lessons.map((lesson) => lesson.id));
    assertEquals(Object.keys(lessons).sort(), ids.toSorted());
    for (const { body, task, gist } of texts) {
      for (const sentence of [...body, task, gist]) assert(/[.?!]$/.test(sentence), sentence);
    }
  });
}
