import { page } from "fresh";
import { asset } from "fresh/runtime";
import {
  botHref,
  type HeadToHead,
  headToHead,
  ratingsOf,
} from "../../../../lib/arena/head_to_head.ts";
import { spreadOf } from "../../../../lib/arena/results.ts";
import { define } from "../../../../lib/server/define.ts";
import { lastParts } from "../../../../lib/server/http/pages/last_parts.ts";
import { PageError } from "../../../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../../../lib/server/http/pages/page_head.tsx";
import { PastMatches, signed } from "../../../../lib/ui/arena/lists.tsx";
import { type ArenaWords, arenaWordsIn } from "../../../../lib/ui/arena/words/mod.ts";
import { RatingGraph } from "../../../../lib/ui/people/rating_graph.tsx";
import { playerWordsIn } from "../../../../lib/ui/people/words/player/mod.ts";
import { wordsIn } from "../../../../lib/words/mod.ts";

/** Matches on a page: the newest. */
const SHOWN = 50;

export const handler = define.handlers({
  async GET({ url, state }) {
    const [author, name] = lastParts(url, 2), bot = { author: author!, name: name! };
    const { arena } = await state.online();
    const record = await arena.results.of(bot);
    if (!record) throw new PageError(404, "unknown-match");
    return page({ bot, ...record });
  },
});

/** A bot of the arena: how it stands, how its rating went, against whom it did how well, and its matches. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { bot, standing, matches } = data;
  const words = arenaWordsIn(language), { site } = wordsIn(language);
  const player = playerWordsIn(language);
  const ratings = ratingsOf(bot, matches), rivals = headToHead(bot, matches);
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.botTitle(bot)} site={site.name} description={words.description} />
      <link rel="stylesheet" href={asset("/lists.css")} />
      <h1>
        {bot.name} <small>{words.by(bot.author)}</small>
      </h1>
      <p>
        <a href="/arena">{words.title}</a>
      </p>
      <section aria-labelledby="rating">
        <h2 id="rating">{words.columns.rating}</h2>
        <p>
          {standing
            ? (
              <>
                <strong>{words.rating(standing.rating.rating, standing.rating.deviation)}</strong>
                {` · ${words.columns.spread} ${signed(spreadOf(standing))} · `}
                {player.tally(standing.wins, standing.draws, standing.losses)}
              </>
            )
            : words.botUnrated}
        </p>
        {ratings.length > 1 && <RatingGraph words={player} language={language} ratings={ratings} />}
      </section>
      {rivals.length > 0 && (
        <section aria-labelledby="rivals">
          <h2 id="rivals">{words.rivalsTitle}</h2>
          <RivalsTable words={words} rivals={rivals} />
        </section>
      )}
      <section aria-labelledby="matches">
        <h2 id="matches">{words.pastTitle}</h2>
        {matches.length === 0 && <p class="empty">{words.pastNone}</p>}
        <PastMatches words={words} language={language} matches={matches.slice(0, SHOWN)} />
      </section>
    </main>
  );
});

interface RivalsTableProps {
  readonly words: ArenaWords;
  readonly rivals: readonly HeadToHead[];
}

/** How a bot did against each rival. */
function RivalsTable({ words, rivals }: RivalsTableProps) {
  const { columns } = words;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={words.rivalsTitle}>
      <table class="figures cross-table">
        <thead>
          <tr>
            {(["bot", "wins", "losses", "draws"] as const).map((column) => (
              <th key={column} scope="col">{columns[column]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ rival, wins, losses, draws }) => (
            <tr key={botHref(rival)}>
              <th scope="row">
                <a href={botHref(rival)}>{rival.name}</a>
                <small>{words.by(rival.author)}</small>
              </th>
              <td>{wins}</td>
              <td>{losses}</td>
              <td>{draws}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
