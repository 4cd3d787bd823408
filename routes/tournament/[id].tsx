import { page } from "fresh";
import { asset } from "fresh/runtime";
import Tournament from "../../islands/Tournament.tsx";
import { define } from "../../lib/server/define.ts";
import { gameNames } from "../../lib/server/http/pages/game_choices.ts";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { titleOf } from "../../lib/ui/tournaments/phrases.ts";
import { tournamentWordsIn } from "../../lib/ui/tournaments/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { siteWordsIn } from "../../lib/words/site/mod.ts";

export const handler = define.handlers({
  async GET({ params, state }) {
    const { tournaments, world } = await state.online();
    const news = await tournaments.boards.news(params.id!);
    if (!news) throw new PageError(404, "unknown-tournament");
    return page({ news, now: world.now() });
  },
});

/** One tournament: `/tournament/arena-20261123-1200-skirmish`. */
export default define.page<typeof handler>(({ data: { news, now }, state: { language } }) => {
  const words = tournamentWordsIn(language), games = gameNames(language);
  const { site, room: { copy, copied, copyByHand, share, qr } } = wordsIn(language);
  const title = titleOf(words, games, news.tournament);
  return (
    <main id="content" class="prose-page">
      <PageHead title={title} site={site.name} description={words.intro} />
      <link rel="stylesheet" href={asset("/tournaments.css")} />
      <h1>{title}</h1>
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
      <Tournament
        language={language}
        news={news}
        now={now}
        games={games}
        link={{ copy, copied, copyByHand, share, qr }}
      />
      <p>
        <a href="/tournaments">{words.link}</a>
      </p>
    </main>
  );
});
