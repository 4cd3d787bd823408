import { page } from "fresh";
import { asset } from "fresh/runtime";
import Tournaments from "../islands/Tournaments.tsx";
import { POOL_CLOCKS } from "../lib/rooms/pool.ts";
import { pooledGames } from "../lib/rooms/read_pool.ts";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { tournamentWordsIn } from "../lib/ui/tournaments/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { tournaments, world } = await state.online();
    return page({ lists: await tournaments.boards.lists(), now: world.now() });
  },
});

/** Tournaments that are running, that come, and that are over. */
export default define.page<typeof handler>(({ data: { lists, now }, state: { language } }) => {
  const words = tournamentWordsIn(language), names = gameNames(language);
  return (
    <main id="content" class="prose-page">
      <PageHead
        title={words.title}
        site={wordsIn(language).site.name}
        description={words.intro}
      />
      <link rel="stylesheet" href={asset("/tournaments.css")} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
      <Tournaments
        language={language}
        lists={lists}
        now={now}
        games={pooledGames().map((id) => ({ id, text: names[id]! }))}
        clocks={POOL_CLOCKS}
      />
    </main>
  );
});
