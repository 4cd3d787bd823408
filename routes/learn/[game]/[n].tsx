import { HttpError, page } from "fresh";
import Primer from "../../../islands/Primer.tsx";
import type { GameId } from "../../../lib/games/registry.ts";
import { PRIMER_IDS, PRIMERS } from "../../../lib/learn/primers/mod.ts";
import { define } from "../../../lib/server/define.ts";
import { PageHead } from "../../../lib/server/http/pages/page_head.tsx";
import { gameHref } from "../../../lib/server/http/pages/rivals_page.tsx";
import { gameName } from "../../../lib/ui/games/registry.ts";
import { lessonsWordsIn } from "../../../lib/ui/learn/words/lessons/mod.ts";
import { learnWordsIn } from "../../../lib/ui/learn/words/mod.ts";
import { primerWordsIn } from "../../../lib/ui/learn/words/primers/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

/** The stylesheet's name of each game's table. */
const STYLES = {
  skirmish: "conquerors skirmish",
  conway: "post",
  annihilation: "firing",
  arena: "hill",
};

export const handler = define.handlers({
  GET({ params: { game, n } }) {
    const id = PRIMER_IDS.find((id) => id === game);
    const number = /^[1-9]$/.test(n!) ? Number(n) : 0;
    const lesson = id && PRIMERS[id].lessons[number - 1];
    if (!lesson) throw new HttpError(404);
    return page({ game: id, number, lesson });
  },
});

/** A lesson of a game besides Conquerors: what is to be known, what is to be done, and a board. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { game, number, lesson } = data, { length } = PRIMERS[game].lessons;
  const words = lessonsWordsIn(language), primer = primerWordsIn(language);
  const { title, body, task, gist } = primer.lessons[lesson.id];
  const isLast = number === length;
  const nextHref = isLast ? gameHref(game as GameId) : `/learn/${game}/${number + 1}`;
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead
        title={`${gameName(game, language)}: ${title}`}
        site={wordsIn(language).site.name}
        description={task}
      />
      <div class={`table lesson ${STYLES[game]}`}>
        <section class="lesson-text">
          <p class="lesson-where">
            <a href={`/learn#${game}`}>{gameName(game, language)}</a> ·{" "}
            {words.numberOf(number, length)}
            <a class="to-task" href="#task">{words.toTask} ↓</a>
          </p>
          <h1>{title}</h1>
          {body.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </section>
        <Primer
          language={language}
          game={game}
          id={lesson.id}
          task={task}
          gist={gist}
          nextHref={nextHref}
          {...isLast && { play: primer.play }}
        />
        <noscript>
          <p>{primer.noScript}</p>
          <p>{task}</p>
          <p>{words.solution(lesson.solution.join(words.then))}</p>
        </noscript>
        <nav class="lesson-pages" aria-label={words.all}>
          {number > 1 && (
            <a href={`/learn/${game}/${number - 1}`} rel="prev">
              <span aria-hidden="true">←</span> {words.previous}
            </a>
          )}
          <a href={nextHref} rel="next">
            {isLast ? primer.play : learnWordsIn(language).next} <span aria-hidden="true">→</span>
          </a>
        </nav>
      </div>
    </main>
  );
});
