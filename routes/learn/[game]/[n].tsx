import { HttpError, page } from "fresh";
import Primer from "../../../islands/Primer.tsx";
import type { GameId } from "../../../lib/games/registry.ts";
import { PRIMER_IDS, PRIMERS } from "../../../lib/learn/primers/mod.ts";
import { define } from "../../../lib/server/define.ts";
import { LessonPage } from "../../../lib/server/http/pages/lesson_page.tsx";
import { gameHref } from "../../../lib/server/http/pages/rivals_page.tsx";
import { gameName } from "../../../lib/ui/games/registry.ts";
import { learnWordsIn } from "../../../lib/ui/learn/words/mod.ts";
import { primerWordsIn } from "../../../lib/ui/learn/words/primers/mod.ts";

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
  const primer = primerWordsIn(language), text = primer.lessons[lesson.id];
  const isLast = number === length, path = `/learn/${game}`;
  const nextHref = isLast ? gameHref(game as GameId) : `${path}/${number + 1}`;
  return (
    <LessonPage
      language={language}
      path={path}
      number={number}
      count={length}
      name={`${gameName(game, language)}: ${text.title}`}
      text={text}
      style={`table lesson ${STYLES[game]}`}
      back={{ href: `/learn#${game}`, text: gameName(game, language) }}
      on={{ href: nextHref, text: isLast ? primer.play : learnWordsIn(language).next }}
      unscripted={
        <>
          <p>{primer.noScript}</p>
          <p>{text.task}</p>
        </>
      }
      solution={lesson.solution}
    >
      <Primer
        language={language}
        game={game}
        id={lesson.id}
        task={text.task}
        gist={text.gist}
        nextHref={nextHref}
        {...isLast && { play: primer.play }}
      />
    </LessonPage>
  );
});
