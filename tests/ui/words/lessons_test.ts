import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { columnName } from "../../../lib/games/notation/cell_text.ts";
import { LACKS, TAUGHT } from "../../../lib/learn/lesson.ts";
import { LESSONS } from "../../../lib/learn/lessons.ts";
import { LANGUAGES } from "../../../lib/words/language.ts";
import { learnWordsIn } from "../../../lib/ui/learn/words/mod.ts";
import { lessonsWordsIn, type LessonText } from "../../../lib/ui/learn/words/lessons/mod.ts";

/** Numbers that no text has by itself. */
const RULES = {
  ...TAUGHT.rules,
  width: 7007,
  home: 707,
  place: 7017,
  rounds: 7027,
  bombRound: 7037,
  bombCooldown: 7047,
  skips: 7057,
  rivalWeight: Number(7067) as 2,
};
const FACTS = { generations: 7077, score: [7087, 7097] };

function sentencesOf({ title, body, task, caption, gist }: LessonText): string[] {
  return [title, ...body, task, caption, gist];
}

for (const language of LANGUAGES) {
  const { lessons } = lessonsWordsIn(language);

  Deno.test(`the lessons take every number from the rules or from the board, ${language}`, () => {
    const given = [...Object.values(RULES), ...Object.values(FACTS).flat()].map(String);
    for (const { id } of LESSONS) {
      for (const sentence of sentencesOf(lessons[id](RULES, FACTS))) {
        for (const [number] of sentence.matchAll(/\d+/g)) assert(given.includes(number), sentence);
      }
    }
  });

  Deno.test(`every lesson has its words, ${language}`, () => {
    const titles = LESSONS.map(({ id }) => lessons[id](TAUGHT.rules, FACTS).title);
    assertEquals(new Set(titles).size, LESSONS.length);
    for (const { id } of LESSONS) {
      const text = lessons[id](TAUGHT.rules, FACTS);
      for (const sentence of [...text.body, text.task, text.caption, text.gist]) {
        assert(/[.?:]$/.test(sentence), sentence);
      }
      assert(text.body.length > 0);
    }
  });

  Deno.test(`every lack is told as a sentence of what was seen, ${language}`, () => {
    const { lacks } = learnWordsIn(language);
    const told = LACKS.map((lack) => lacks[lack]({ cell: "e5", count: 1 }));
    assertEquals(new Set(told).size, LACKS.length);
    for (const sentence of told) assert(sentence.endsWith("."), sentence);
    assertNotEquals(lacks.lonely({ cell: "e5", count: 1 }), lacks.lonely({ cell: "e5", count: 0 }));
  });
}

Deno.test("the rules' numbers are in the texts that speak of them", () => {
  const { lessons } = lessonsWordsIn("en");
  const told = LESSONS.flatMap(({ id }) => sentencesOf(lessons[id](RULES, FACTS))).join(" ");
  const { width, home, skips, rivalNeeds: _, id: _id, name: _name, height: _height, ...numbers } =
    RULES;
  for (const number of Object.values(numbers)) assert(told.includes(String(number)), `${number}`);
  assert(told.includes(`${skips} times a game`) && told.includes(`first ${home} columns`));
  assert(told.includes(`starts at column ${columnName(width - home)}`));
});
