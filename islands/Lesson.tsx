/** A lesson: what it speaks of in motion, and the board to do its task on. */

import { type LessonId, LESSONS } from "../lib/learn/lessons.ts";
import { TAUGHT } from "../lib/learn/lesson.ts";
import { DemoPicture } from "../lib/ui/learn/demo_picture.tsx";
import { lifeKit } from "../lib/ui/learn/kits/conquerors.ts";
import { LessonTable } from "../lib/ui/learn/lesson_table.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";
import { learnWordsIn } from "../lib/ui/learn/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface LessonProps {
  readonly language: Language;
  readonly id: LessonId;
  readonly task: string;
  /** What the picture in motion shows. */
  readonly caption: string;
  /** What one knows after passing. */
  readonly gist: string;
  /** Where the next lesson is, or the game after the last. */
  readonly nextHref: string;
}

const KIT = lifeKit(TAUGHT);

export default function Lesson({ language, id, task, caption, gist, nextHref }: LessonProps) {
  useEarlyChoices();
  const words = learnWordsIn(language);
  const lesson = LESSONS.find((lesson) => lesson.id === id)!;
  const isLast = LESSONS.at(-1) === lesson;
  return (
    <>
      <DemoPicture demo={lesson.demo} words={words} caption={caption} />
      <LessonTable
        lesson={lesson}
        kit={KIT}
        table={wordsIn(language)}
        speech={{ words, gist }}
        task={task}
        next={{ href: nextHref, label: isLast ? words.playEasy : words.next }}
      />
    </>
  );
}
