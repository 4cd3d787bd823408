import { page } from "fresh";
import Arena from "../../islands/Arena.tsx";
import { botHref } from "../../lib/arena/head_to_head.ts";
import type { MatchHead, MatchSummary } from "../../lib/arena/results.ts";
import { define } from "../../lib/server/define.ts";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import type { Services } from "../../lib/server/services.ts";
import { arenaWordsIn } from "../../lib/ui/arena/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { siteWordsIn } from "../../lib/words/site/mod.ts";

export const handler = define.handlers({
  async GET({ params, state }) {
    return page(await findMatch(await state.online(), params.id!));
  },
});

interface Found {
  readonly match: MatchHead;
  readonly over?: MatchSummary;
}

async function findMatch({ arena, arenaView }: Services, id: string): Promise<Found> {
  const live = (await arenaView.now()).live.find((match) => match.id === id);
  if (live) return { match: headOf(live) };
  const match = await arena.results.find(id);
  if (!match) throw new PageError(404, "unknown-match");
  const { moves: _, ...over } = match;
  return { match: headOf(over), over };
}

function headOf({ id, bots, width, height, seed, first, rated, startedAt }: MatchHead): MatchHead {
  return { id, bots, width, height, seed, first, rated, startedAt };
}

/** A match of the arena: live while it's played, reviewed afterwards. */
export default define.page<typeof handler>(({ data: { match, over }, state: { language } }) => {
  const words = arenaWordsIn(language), { site } = wordsIn(language);
  const { noScript } = siteWordsIn(language);
  const names = [match.bots[0].name, match.bots[1].name] as const;
  const title = `${names[0]} ${words.versus} ${names[1]}`;
  const ending = over && words.ending(over.outcome, names);
  return (
    <main id="content" class="replay-page arena-page" tabIndex={-1}>
      <PageHead
        title={ending ? `${title}: ${ending}` : title}
        site={site.name}
        description={words.description}
      />
      <h1>{title}</h1>
      <p class="sitters">
        {match.bots.map((bot, n) => (
          <span key={n}>
            {n > 0 && " · "}
            <a href={botHref(bot)}>{words.botTitle(bot)}</a>
          </span>
        ))}
      </p>
      <p>
        <a href="/arena">{words.title}</a> · {words.size(match.width, match.height)}
        {!match.rated && ` · ${words.training}`}
      </p>
      <noscript>
        <p class="notice">
          {over ? `${ending}. ${noScript}` : noScript}
        </p>
      </noscript>
      <Arena language={language} match={match} {...over && { over }} />
    </main>
  );
});
