/** The lessons, which of them this browser has passed, and where to go on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readOpened, readPassed, resumeAt } from "../lib/ui/learn/progress.ts";
import { onWake } from "../lib/ui/net/env.ts";
import type { Language } from "../lib/words/language.ts";
import { learnWordsIn } from "../lib/ui/learn/words/mod.ts";

interface ProgressProps {
  readonly language: Language;
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
  /** Whether they are those that most people come for. */
  readonly isMain?: boolean;
  /** The address of the lessons, which are numbered under it. */
  readonly base: string;
  /** What the way in says before this browser has passed anything. */
  readonly begin: string;
  /** The game after the last lesson, and what the way there says. */
  readonly gameHref: string;
  readonly play: string;
}

export default function Progress(props: ProgressProps) {
  const { language, lessons, isMain, base, begin, gameHref, play } = props;
  const words = learnWordsIn(language);
  const passed = useSignal<readonly string[]>([]);
  const opened = useSignal("");
  const isReady = useSignal(false);
  useEffect(() => {
    const look = () => {
      passed.value = readPassed();
      opened.value = readOpened();
    };
    look();
    isReady.value = true;
    return onWake(look);
  }, []);
  const ids = lessons.map(({ id }) => id);
  const resumed = resumeAt(ids, opened.value, passed.value);
  const hasBegun = ids.some((id) => id === opened.value || passed.value.includes(id));
  const number = resumed === undefined ? 0 : ids.indexOf(resumed) + 1;
  return (
    <>
      <p class="resume" data-ready={`${isReady.value}`}>
        {number === 0 && words.allPassed}{" "}
        <a
          class={isMain ? "button primary" : "button"}
          href={number === 0 ? gameHref : `${base}/${number}`}
        >
          {number === 0 ? play : hasBegun ? words.continueAt(number) : begin}
        </a>
      </p>
      <ol class="lessons">
        {lessons.map(({ id, title }, index) => (
          <li key={id} data-passed={`${passed.value.includes(id)}`}>
            <a href={`${base}/${index + 1}`}>{title}</a>
            {passed.value.includes(id) && <small>{words.isPassed}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
