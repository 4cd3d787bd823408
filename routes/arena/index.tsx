import { page } from "fresh";
import type { LiveMatch } from "../../lib/arena/arena.ts";
import { define } from "../../lib/define.ts";
import { readEnvironment } from "../../lib/environment.ts";
import { ArenaAuthors } from "../../lib/http/arena_authors.tsx";
import { PageError } from "../../lib/http/page_error.ts";
import { PageHead } from "../../lib/http/page_head.tsx";
import { BotsTable } from "../../lib/view/arena/bots_table.tsx";
import { MatchList, PastMatches } from "../../lib/view/arena/match_list.tsx";
import { arenaWordsIn } from "../../lib/view/words/arena/mod.ts";
import { wordsIn } from "../../lib/view/words/mod.ts";

/** The bots, and the matches, of a page. */
const MOST_BOTS = 100, MOST_MATCHES = 30;

export const handler = define.handlers({
  async GET({ url, state }) {
    const before = readBefore(url.searchParams.get("before"));
    if (before === undefined) throw new PageError(400, "bad-link");
    const { arena } = await state.online();
    const [standings, past] = await Promise.all([
      arena.results.standings(MOST_BOTS),
      arena.results.list({ before, limit: MOST_MATCHES }),
    ]);
    const { arenaPort: port } = readEnvironment();
    const waiting = arena.waiting().length;
    return page({ before, port, live: arena.live(), waiting, standings, past });
  },
});

/** Since when older matches are asked for, ms; undefined where that is no time. */
function readBefore(text: string | null): number | undefined {
  if (text === null) return Number.MAX_SAFE_INTEGER;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Where programs fight: who is best, what goes on, what there was, and how to join in. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { before, port, live, waiting, standings, past } = data;
  const words = arenaWordsIn(language), { site } = wordsIn(language);
  const trained = past.filter(({ rated }) => !rated), rated = past.filter(({ rated }) => rated);
  const aboutLive = ({ rated, generation, watchers }: LiveMatch) =>
    [words.generation(generation), words.watchers(watchers), ...rated ? [] : [words.training]]
      .join(" · ");
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.title} site={site.name} description={words.description} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <section>
        <h2>{words.liveTitle}</h2>
        {live.length === 0 && <p class="empty">{words.liveNone}</p>}
        <MatchList words={words} matches={live} about={aboutLive} />
        <p>{words.waiting(waiting)}</p>
      </section>
      <section>
        <h2>{words.standingsTitle}</h2>
        <BotsTable words={words} standings={standings} />
      </section>
      <section>
        <h2>{words.pastTitle}</h2>
        {rated.length === 0 && <p class="empty">{words.pastNone}</p>}
        <PastMatches words={words} language={language} matches={rated} />
        {trained.length > 0 && <h3>{words.trainingTitle}</h3>}
        <PastMatches words={words} language={language} matches={trained} />
        <p class="pages">
          {past.length === MOST_MATCHES && (
            <a class="button" href={`/arena?before=${past.at(-1)!.endedAt}`} rel="next">
              {words.older}
            </a>
          )}
          {before < Number.MAX_SAFE_INTEGER && (
            <a class="button quiet" href="/arena">{words.newest}</a>
          )}
        </p>
      </section>
      <ArenaAuthors words={words} port={port} />
    </main>
  );
});
