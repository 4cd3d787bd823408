import type { ComponentChildren } from "preact";
import { lessonsWordsIn } from "../../../ui/learn/words/lessons/mod.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { PageHead } from "./page_head.tsx";

interface LessonPageProps {
  readonly language: Language;
  /** Whose lesson it is: the address of its lessons, each followed by its number. */
  readonly path: string;
  /** Which lesson it is, from 1, and of how many. */
  readonly number: number;
  readonly count: number;
  /** What the page is called. */
  readonly name: string;
  readonly text: {
    readonly title: string;
    readonly body: readonly string[];
    readonly task: string;
  };
  /** The stylesheet's names of its table. */
  readonly style: string;
  /** The way back to all lessons, and the one on. */
  readonly back: Way;
  readonly on: Way;
  /** What it shows without a script, and an answer, turn by turn. */
  readonly unscripted: ComponentChildren;
  readonly solution: readonly string[];
  /** Its board. */
  readonly children: ComponentChildren;
}

interface Way {
  readonly href: string;
  readonly text: string;
}

/** The page around a lesson: what is to be known, a board to do it on, and the ways to other lessons. */
export function LessonPage(props: LessonPageProps) {
  const { language, path, number, count, name, style, back, on } = props;
  const { title, body, task } = props.text, words = lessonsWordsIn(language);
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead title={name} site={wordsIn(language).site.name} description={task} />
      <div class={style}>
        <section class="lesson-text">
          <p class="lesson-where">
            <a href={back.href} aria-current="false">{back.text}</a> ·{" "}
            {words.numberOf(number, count)}
            <a class="to-task" href="#task">{words.toTask} ↓</a>
          </p>
          <h1>{title}</h1>
          {body.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </section>
        {props.children}
        <noscript>
          {props.unscripted}
          <p>{words.solution(props.solution.join(words.then))}</p>
        </noscript>
        <nav class="lesson-pages" aria-label={words.all}>
          {number > 1 && (
            <a href={`${path}/${number - 1}`} rel="prev">
              <span aria-hidden="true">←</span> {words.previous}
            </a>
          )}
          <a href={on.href} rel="next">
            {on.text} <span aria-hidden="true">→</span>
          </a>
        </nav>
      </div>
    </main>
  );
}
