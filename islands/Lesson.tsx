/** A lesson: what it speaks of in motion, and the board to do its task on. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Demo, demoFrames } from "../lib/learn/demo.ts";
import { TAUGHT } from "../lib/learn/lesson.ts";
import { type LessonId, LESSONS } from "../lib/learn/lessons.ts";
import { motionIsReduced } from "../lib/ui/settings/motion.ts";
import { BoardSvg } from "../lib/ui/board/svg.tsx";
import { lifeKit } from "../lib/ui/learn/kits/conquerors.ts";
import { LessonTable } from "../lib/ui/learn/lesson_table.tsx";
import { type LearnWords, learnWordsIn } from "../lib/ui/learn/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";
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

/** How long a frame is seen, in milliseconds. */
const FRAME_TIME = 900;

interface DemoPictureProps {
  readonly demo: Demo;
  readonly words: LearnWords;
  readonly caption: string;
}

/** What a lesson speaks of, in motion: a loop that can be stopped, and stepped by hand. */
function DemoPicture({ demo, words, caption }: DemoPictureProps) {
  const frames = useMemo(() => demoFrames(demo), []);
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const step = () => at.value = (at.peek() + 1) % frames.length;
  useEffect(() => {
    isPlaying.value = !motionIsReduced();
  }, []);
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(step, FRAME_TIME);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const stepByHand = () => {
    isPlaying.value = false;
    step();
  };
  return (
    <figure class="demo" data-wide={`${demo.home > 0}`}>
      <BoardSvg board={frames[at.value]!} home={demo.home} />
      <figcaption>
        {caption} <small>{words.frame(at.value + 1, frames.length)}</small>
      </figcaption>
      <div class="demo-ways">
        <button type="button" onClick={() => isPlaying.value = !isPlaying.value}>
          {isPlaying.value ? words.pause : words.play}
        </button>
        <button type="button" onClick={stepByHand}>{words.step}</button>
      </div>
    </figure>
  );
}
