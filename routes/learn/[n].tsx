import { HttpError, page } from "fresh";
import Lesson from "../../islands/Lesson.tsx";
import { define } from "../../lib/server/define.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { AFTER_LESSONS, lessonText } from "../../lib/server/http/pages/lesson_text.ts";
import { startOf } from "../../lib/learn/course.ts";
import { TAUGHT } from "../../lib/learn/lesson.ts";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { seatCells } from "../../lib/learn/look.ts";
import { BoardSvg } from "../../lib/ui/board/svg.tsx";
import { cellNames } from "../../lib/ui/board/speech.ts";
import { learnWordsIn } from "../../lib/ui/learn/words/mod.ts";
import { lessonsWordsIn } from "../../lib/ui/learn/words/lessons/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

export const handler = define.handlers({
  GET({ params: { n } }) {
    const number = /^[1-9]\d?$/.test(n!) ? Number(n) : 0;
    const lesson = LESSONS[number - 1];
    if (!lesson) throw new HttpError(404);
    return page({ number, lesson });
  },
});

/** A lesson: what to know, what to do, and a board to do it on. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { number, lesson } = data;
  const table = wordsIn(language);
  const words = lessonsWordsIn(language);
  const { title, body, task, caption, gist } = lessonText(words, lesson);
  const { board } = startOf(lesson);
  const cells = [0, 1].filter((seat) => seatCells(board, seat).length > 0).map((seat) =>
    table.say.scan(table.seats[seat]!, cellNames(board, seatCells(board, seat)))
  ).join(" ");
  const isLast = number === LESSONS.length;
  const nextHref = isLast ? AFTER_LESSONS : `/learn/${number + 1}`;
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead
        title={`${words.numberOf(number, LESSONS.length)}: ${title}`}
        site={table.site.name}
        description={task}
      />
      <div class="table lesson">
        <section class="lesson-text">
          <p class="lesson-where">
            <a href="/learn">{words.all}</a> · {words.numberOf(number, LESSONS.length)}
            <a class="to-task" href="#task">{words.toTask} ↓</a>
          </p>
          <h1>{title}</h1>
          {body.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </section>
        <Lesson
          language={language}
          id={lesson.id}
          task={task}
          caption={caption}
          gist={gist}
          nextHref={nextHref}
        />
        <noscript>
          <p>{words.noScript}</p>
          <BoardSvg board={board} home={TAUGHT.rules.home} label={words.start} />
          <p>{cells}</p>
          <p>{words.solution(lesson.solution.join(words.then))}</p>
        </noscript>
        <nav class="lesson-pages" aria-label={words.all}>
          {number > 1 && (
            <a href={`/learn/${number - 1}`} rel="prev">
              <span aria-hidden="true">←</span> {words.previous}
            </a>
          )}
          <a href={nextHref} rel="next">
            {isLast ? learnWordsIn(language).playEasy : words.following}{" "}
            <span aria-hidden="true">→</span>
          </a>
        </nav>
      </div>
    </main>
  );
});
