import { page } from "fresh";
import Place from "../islands/Place.tsx";
import { define } from "../lib/define.ts";
import { PageError } from "../lib/http/page_error.ts";
import { PageHead } from "../lib/http/page_head.tsx";
import { shownBoard } from "../lib/http/shown_board.ts";
import { boardQuery, readBoardChoice } from "../lib/leaderboard/board_choice.ts";
import { BoardPages } from "../lib/view/parts/board_pages.tsx";
import { BoardTabs } from "../lib/view/parts/board_tabs.tsx";
import { PointsExplained } from "../lib/view/parts/points_explained.tsx";
import { StandingsTable } from "../lib/view/parts/standings_table.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";
import { peopleWordsIn } from "../lib/view/words/people/mod.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const choice = readBoardChoice(url.searchParams);
    if (!choice) throw new PageError(404, "unknown-board");
    return page(await shownBoard(await state.online(), choice));
  },
});

/** Who has won most, and how that is counted. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { games, site } = wordsIn(language);
  const words = peopleWordsIn(language);
  const { leaderboard } = words;
  return (
    <main id="content" class="prose-page">
      <PageHead title={leaderboard.title} site={site.name} />
      <h1>{leaderboard.title}</h1>
      <BoardTabs words={words} games={games} choice={data} />
      <Place language={language} board={boardQuery(data)} />
      <StandingsTable words={words} rows={data.rows} />
      <BoardPages words={words} choice={data} pages={data.pages} />
      <p>
        <a href="/games">{words.games.link}</a>
      </p>
      <PointsExplained words={words} />
    </main>
  );
});
