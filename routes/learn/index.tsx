import { asset } from "fresh/runtime";
import Progress from "../../islands/Progress.tsx";
import { define } from "../../lib/server/define.ts";
import { AFTER_LESSONS, lessonText } from "../../lib/server/http/pages/lesson_text.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { gameHref } from "../../lib/server/http/pages/rivals_page.tsx";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { PRIMER_IDS, PRIMERS } from "../../lib/learn/primers/mod.ts";
import { gameName } from "../../lib/ui/games/registry.ts";
import { learnWordsIn } from "../../lib/ui/learn/words/mod.ts";
import { primerWordsIn } from "../../lib/ui/learn/words/primers/mod.ts";
import { lessonsWordsIn } from "../../lib/ui/learn/words/lessons/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

/** All lessons, and where to go on. */
export default define.page(({ state: { language } }) => {
  const words = lessonsWordsIn(language);
  const primer = primerWordsIn(language);
  const { site } = wordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={words.title} site={site.name} description={words.intro} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <Progress
        isMain
        language={language}
        lessons={LESSONS.map((lesson) => ({
          id: lesson.id,
          title: lessonText(words, lesson).title,
        }))}
        base="/learn"
        begin={words.begin}
        gameHref={AFTER_LESSONS}
        play={learnWordsIn(language).playEasy}
      />
      <h2>{primer.others}</h2>
      {PRIMER_IDS.map((game) => (
        <section key={game} aria-labelledby={game}>
          <h3 id={game}>{gameName(game, language)}</h3>
          <Progress
            language={language}
            lessons={PRIMERS[game].lessons.map(({ id }) => ({
              id,
              title: primer.lessons[id].title,
            }))}
            base={`/learn/${game}`}
            begin={words.begin}
            gameHref={gameHref(game)}
            play={primer.play}
          />
        </section>
      ))}
    </main>
  );
});
