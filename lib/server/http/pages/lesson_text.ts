import { startOf } from "../../../learn/course.ts";
import { type Lesson, TAUGHT } from "../../../learn/lesson.ts";
import type { LessonId } from "../../../learn/lessons.ts";
import { DEFAULT_GAME } from "../../../games/life_games.ts";
import { setupHref } from "../../../ui/table/setup.ts";
import type { LessonsWords, LessonText } from "../../../ui/learn/words/lessons/mod.ts";

/** Where the last lesson leads: a game of what was taught, against the easiest. */
export const AFTER_LESSONS = setupHref({ game: DEFAULT_GAME, opponent: "easy", side: 0 });

/** What a lesson says, with the numbers of the rules and of the lesson in it. */
export function lessonText(words: LessonsWords, lesson: Lesson<LessonId>): LessonText {
  const { score } = TAUGHT.tally(startOf(lesson));
  return words.lessons[lesson.id](TAUGHT.rules, { generations: 1 + lesson.watch, score });
}
