import { assert, assertEquals } from "@std/assert";
import { isSameBoard } from "../../lib/automaton/board.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { courseOf, endOf, judge, startOf } from "../../lib/learn/course.ts";
import { demoFrames } from "../../lib/learn/demo.ts";
import { type Lack, LACKS, TAUGHT } from "../../lib/learn/lesson.ts";
import { type LessonId, LESSONS } from "../../lib/learn/lessons.ts";
import { attempt, lessonOf, mirrored, mirroredMove } from "./attempts.ts";

/** Turns that people will try: the last one misses, for this reason, at this cell, this often. */
const WRONG: [LessonId, string, Lack, { cell?: string; count?: number }][] = [
  ["block", "c12,d12,e12,f12", "lonely", { cell: "c12", count: 1 }],
  ["block", "c5,g5,c20,g20", "lonely", { cell: "c5", count: 0 }],
  ["block", "c12,d12,e12,d13", "grew", { cell: "d11" }],
  ["birth", "c12,d12,c13,d13", "few-births", { count: 0 }],
  ["birth", "c12,d12,e12,c13", "lonely", { cell: "e12", count: 1 }],
  ["blinker", "c5,g5,c20,g20", "extinct", {}],
  ["blinker", "c12,d12,c13,d13", "frozen", {}],
  ["blinker", "c12,d12,e12,d13", "unsettled", {}],
  ["glider", "c5,g5,c20,c24", "extinct", {}],
  ["glider", "k5,l5,k6,l6", "placed-there", { cell: "k5" }],
  ["glider", "f11,f12,b20,b24", "short-of-neutral", { count: 3 }],
  ["lonely", "c7,d7,a1,h26", "lonely", { cell: "a1", count: 0 }],
  ["lonely", "c7,d7,c9,d9", "lonely", { cell: "c9", count: 1 }],
  ["crowded", "c13,d13,c14,d14", "crowded", { cell: "c13", count: 5 }],
  ["crowded", "c11,d11,a1,a26", "lonely", { cell: "a1", count: 0 }],
  ["crowded", "d11,d13,e15,d16", "packed", { cell: "d11", count: 4 }],
  ["majority", "c20,d20,c21,d21", "no-birth", {}],
  ["majority", "e16,f16,e17,c21", "own-parents", { cell: "f17" }],
  ["majority", "o13,c3,f3,c20", "born-rival", { cell: "o12", count: 2 }],
  ["neutral", "c5,g5,c20,g20", "no-home", {}],
  ["neutral", "c12,d12,c13,d13 c20,d20,c21,d21", "none-in-neutral", {}],
  ["neutral", "c12,d12,c13,d13 k5,p5,k20,p20", "none-in-neutral", {}],
  ["across", "f11,f12,f13,c20", "short-of-rival", { count: 14 }],
  ["across", "s11,s12,s13,c20", "short-of-rival", { count: 1 }],
  ["chain", "c20,d20,c21,d21", "no-neutral", {}],
  ["chain", "u14,u15,c15,d16", "no-neutral", {}],
  ["chain", "r13,s13,c16,d15", "no-rival", {}],
  ["anchor", "c5,g5,c20,g20", "no-home", {}],
  ["anchor", "c12,d12,c13,d13 c20,d20,c21,d21", "none-in-rival", {}],
  ["bomb", "c20,d20,c21,d21", "survivors", { cell: "x12", count: 6 }],
  ["bomb", "!m13", "survivors", { cell: "x12", count: 6 }],
  ["bomb", "!v12", "survivors", { cell: "y12", count: 3 }],
  ["bomb", "!d12", "extinct", {}],
  ["skip", "c1,c2,c4,c5", "crowded", { cell: "b1", count: 5 }],
  ["end", "c20,d20,c21,d21", "behind", { count: 2 }],
  ["end", "y10,y12,x13,y13", "level", {}],
  ["end", "x12,c5,g5,g20", "behind", { count: 6 }],
];

for (const lesson of LESSONS) {
  Deno.test(`${lesson.id} is passed by its solution, in as many turns as it has`, () => {
    assertEquals(lesson.solution.length, lesson.turns.length);
    assertEquals(attempt(lesson, lesson.solution)[0], "passed");
  });

  Deno.test(`${lesson.id} is passed by Red in the mirror`, () => {
    let position = startOf(lesson);
    for (const [index, turn] of lesson.solution.entries()) {
      const move = TAUGHT.text.readMove(position, turn);
      const course = courseOf(lesson, mirrored(position), mirroredMove(position.board, move));
      const isLast = index === lesson.solution.length - 1;
      assertEquals(judge(lesson, index, course), isLast ? "passed" : "on");
      position = endOf(courseOf(lesson, position, move));
    }
  });

  Deno.test(`${lesson.id} starts as a position is written, with the learner to move`, () => {
    const start = startOf(lesson);
    assertEquals(TAUGHT.text.writePosition(start), lesson.start);
    assertEquals([start.turn, start.outcome], [0, null]);
  });

  Deno.test(`the picture of ${lesson.id} moves`, () => {
    const frames = demoFrames(lesson.demo);
    assertEquals(frames.length, lesson.demo.generations + (lesson.demo.bomb ? 2 : 1));
    assert(!isSameBoard(frames[0]!, frames[1]!));
  });
}

for (const [id, turns, lack, seen] of WRONG) {
  Deno.test(`${id}: ${turns} misses, for ${lack}`, () => {
    const [verdict, { own }] = attempt(lessonOf(id), turns.split(" "));
    const cell = seen.cell && { cell: readCell(own.after.board, seen.cell) };
    assertEquals<unknown>(verdict, { lack, ...seen, ...cell });
  });
}

Deno.test("every lesson can be missed, and every lack is pointed out for some turn", () => {
  assertEquals(new Set(WRONG.map(([id]) => id)), new Set(LESSONS.map(({ id }) => id)));
  assertEquals(new Set(WRONG.map(([, , lack]) => lack)), new Set(LACKS));
});
