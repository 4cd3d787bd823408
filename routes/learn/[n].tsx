import { HttpError, page } from "fresh";
import Lesson from "../../islands/Lesson.tsx";
import { define } from "../../lib/server/define.ts";
import { LessonPage } from "../../lib/server/http/pages/lesson_page.tsx";
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
  const { number, lesson } = data, { length } = LESSONS;
  const table = wordsIn(language), words = lessonsWordsIn(language);
  const text = lessonText(words, lesson), { board } = startOf(lesson);
  const cells = [0, 1].filter((seat) => seatCells(board, seat).length > 0).map((seat) =>
    table.say.scan(table.seats[seat]!, cellNames(board, seatCells(board, seat)))
  ).join(" ");
  const isLast = number === length;
  const nextHref = isLast ? AFTER_LESSONS : `/learn/${number + 1}`;
  return (
    <LessonPage
      language={language}
      path="/learn"
      number={number}
      count={length}
      name={`${words.numberOf(number, length)}: ${text.title}`}
      text={text}
      style="table lesson"
      back={{ href: "/learn", text: words.all }}
      on={{
        href: nextHref,
        text: isLast ? learnWordsIn(language).playEasy : words.following,
      }}
      unscripted={
        <>
          <p>{words.noScript}</p>
          <BoardSvg board={board} home={TAUGHT.rules.home} label={words.start} />
          <p>{cells}</p>
        </>
      }
      solution={lesson.solution}
    >
      <Lesson
        language={language}
        id={lesson.id}
        task={text.task}
        caption={text.caption}
        gist={text.gist}
        nextHref={nextHref}
      />
    </LessonPage>
  );
});
