/** Attempts at lessons, for their tests. */

import type { LifePosition } from "../../lib/games/life_position.ts";
import { courseOf, endOf, judge, startOf, type Verdict } from "../../lib/learn/course.ts";
import type { Course, Lesson } from "../../lib/learn/lesson.ts";
import { TAUGHT } from "../../lib/learn/lesson.ts";
import { type LessonId, LESSONS } from "../../lib/learn/lessons.ts";

export function lessonOf(id: LessonId): Lesson<LessonId> {
  return LESSONS.find((lesson) => lesson.id === id)!;
}

/** Plays turns in CCN until one does not go on; what came of the last, and its verdict. */
export function attempt(lesson: Lesson, turns: readonly string[]): [Verdict, Course] {
  let position: LifePosition = startOf(lesson);
  for (const [index, turn] of turns.entries()) {
    const course = courseOf(lesson, position, TAUGHT.text.readMove(position, turn));
    const verdict = judge(lesson, index, course);
    if (verdict !== "on" || index === turns.length - 1) return [verdict, course];
    position = endOf(course);
  }
  throw new RangeError("An attempt has a turn");
}
