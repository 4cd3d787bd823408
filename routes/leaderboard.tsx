import { asset } from "fresh/runtime";
import { page } from "fresh";
import Place from "../islands/Place.tsx";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { shownBoard } from "../lib/server/http/pages/shown_board.ts";
import { boardQuery, readBoardChoice } from "../lib/leaderboard/board_choice.ts";
import {
  BoardPages,
  BoardTabs,
  PointsExplained,
  StandingsTable,
} from "../lib/ui/people/leaderboard.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { peopleWordsIn } from "../lib/ui/people/words/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const choice = readBoardChoice(ctx.url.searchParams);
    if (!choice) throw new PageError(404, "unknown-board");
    const board = await shownBoard(await ctx.state.online(), choice);
    // A week begins with nobody, and links to its later pages stand elsewhere.
    if (board.page <= board.pages) return page(board);
    return ctx.redirect(`/leaderboard${boardQuery({ ...choice, page: board.pages })}`);
  },
});

/** Who has won most, and how that is counted. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { site } = wordsIn(language);
  const words = peopleWordsIn(language);
  const { leaderboard } = words;
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={leaderboard.title} site={site.name} />
      <h1>{leaderboard.title}</h1>
      <BoardTabs words={words} games={gameNames(language)} choice={data} />
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
