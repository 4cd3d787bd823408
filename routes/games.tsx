import { page } from "fresh";
import { Head } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { GAME_IDS } from "../lib/games/mod.ts";
import { queryOf, readSearch, searchHref } from "../lib/http/game_search.ts";
import { PageError } from "../lib/http/page_error.ts";
import { FinishedGames } from "../lib/view/parts/finished_games.tsx";
import { WaysOn } from "../lib/view/parts/ways_on.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";
import { siteWordsIn } from "../lib/view/words/site/mod.ts";
import { peopleWordsIn } from "../lib/view/words/people/mod.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const search = readSearch(url.searchParams);
    if (!search) throw new PageError(400, "bad-link");
    const { archive } = await state.online();
    return page({ search, ...await archive.list(queryOf(search, url.searchParams.get("after"))) });
  },
});

/** All finished games, the newest first, by name and by rules. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { search, games, next } = data;
  const table = wordsIn(language);
  const { games: words, leaderboard } = peopleWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <Head>
        <title>{`${words.title} · ${table.site.name}`}</title>
      </Head>
      <h1>{words.title}</h1>
      <form class="game-search">
        <label>
          {words.name}
          <input name="name" value={search.name} maxLength={40} autocomplete="off" />
        </label>
        <label>
          {leaderboard.game}
          <select name="game">
            <option value="">{leaderboard.anyGame}</option>
            {GAME_IDS.map((id) => (
              <option key={id} value={id} selected={id === search.game}>
                {table.games[id].text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary">{words.find}</button>
      </form>
      <FinishedGames words={table} games={games} none={words.none} />
      {games.length === 0 && (
        <WaysOn words={siteWordsIn(language)} ways={["play", "games", "learn"]} />
      )}
      <nav class="pages" aria-label={leaderboard.pages}>
        {next !== undefined && (
          <a class="button" href={searchHref(search, next)} rel="next">{leaderboard.next}</a>
        )}
        <a class="button quiet" href="/g">{table.replay.bringTitle}</a>
        <a class="button quiet" href="/verify">{table.verify.title}</a>
      </nav>
    </main>
  );
});
