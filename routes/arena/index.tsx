import { asset } from "fresh/runtime";
import { page } from "fresh";
import ArenaLists from "../../islands/ArenaLists.tsx";
import { readBefore, readNews } from "../../lib/server/arena/view.ts";
import { define } from "../../lib/server/define.ts";
import { readEnvironment } from "../../lib/server/environment.ts";
import { ArenaAuthors } from "../../lib/server/http/pages/arena_authors.tsx";
import { HillForm } from "../../lib/ui/games/hill/room_form.tsx";
import { LearnLink } from "../../lib/server/http/pages/learn_link.tsx";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { arenaWordsIn } from "../../lib/ui/arena/words/mod.ts";
import { lobbyWordsIn } from "../../lib/ui/home/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const before = readBefore(url), { arena, arenaHome, arenaView } = await state.online();
    const { live, waiting, record } = await readNews(arenaView, arena.results, before);
    const { url: elsewhere } = arenaHome, port = readEnvironment().arenaPort;
    const { settings } = arena;
    return page({ before, live, waiting, record: record!, elsewhere, port, settings });
  },
});

/** Where programs play: who is best, what goes on, what there was, and how to join in. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { elsewhere, port, settings, ...shown } = data;
  const { gameTime, generations, width, height } = settings;
  const words = arenaWordsIn(language), { site, seats } = wordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={words.title} site={site.name} description={words.description} />
      <h1>{words.title}</h1>
      <p>{words.intro} {words.terms(gameTime, generations, width, height)}</p>
      <p class="pages">
        <a class="button quiet" href="#by-hand">{words.byHand.title}</a>
        <a class="button quiet" href="#connect">{words.connectTitle}</a>
        <a class="button quiet" href="/arena/round-robins">{words.robins.title}</a>
      </p>
      {elsewhere !== undefined && (
        <>
          <p>{words.away}</p>
          <p class="pages">
            <a class="button" href={`${elsewhere}/arena`}>{words.awayLink}</a>
          </p>
        </>
      )}
      <ArenaLists language={language} {...shown} />
      <section class="card" aria-labelledby="by-hand">
        <h2 id="by-hand">{words.byHand.title}</h2>
        <p>
          {words.byHand.line} <LearnLink game="arena" language={language} />
        </p>
        <HillForm words={words} lobby={lobbyWordsIn(language)} sides={seats} />
      </section>
      <ArenaAuthors words={words} port={port} />
    </main>
  );
});
