import { page } from "fresh";
import Seek from "../islands/Seek.tsx";
import { pooledGames, readPool } from "../lib/rooms/read_pool.ts";
import { POOL_CLOCKS } from "../lib/rooms/pool.ts";
import { DEFAULT_GAME } from "../lib/games/life_games.ts";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { seekWordsIn } from "../lib/ui/home/words/seek/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

const USUAL = { game: DEFAULT_GAME, clock: POOL_CLOCKS[0] };

export const handler = define.handlers({
  async GET({ url, state }) {
    const { pool: one, game, clock } = Object.fromEntries(url.searchParams);
    // Who taps before the page is awake sends its form: a game and a clock.
    const asked = one ?? (game && clock ? `${game}.${clock}` : null);
    const pool = asked === null ? USUAL : readPool(asked);
    if (!pool) throw new PageError(400, "bad-link");
    const { hasHouseBots } = await state.online();
    return page({ pool, hasHouseBots });
  },
});

/** Somebody to play, found by the server: `/now?pool=conquerors-v2.60`. */
export default define.page<typeof handler>(
  ({ data: { pool, hasHouseBots }, state: { language } }) => {
    const table = wordsIn(language), words = seekWordsIn(language);
    const names = gameNames(language);
    return (
      <main id="content" class="prose-page">
        <PageHead title={words.title} site={table.site.name} description={words.intro} />
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {hasHouseBots && <p>{words.houseBots}</p>}
        <noscript>
          <p class="notice">{siteWordsIn(language).noScript}</p>
        </noscript>
        <Seek
          language={language}
          games={pooledGames().map((id) => ({ id, text: names[id]! }))}
          clocks={POOL_CLOCKS}
          chosen={[pool.game, pool.clock]}
          levels={table.levels}
        />
      </main>
    );
  },
);
