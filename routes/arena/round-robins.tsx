import { page } from "fresh";
import { asset } from "fresh/runtime";
import { roundRobinsIn } from "../../lib/arena/cross_table.ts";
import { ALL_KEPT } from "../../lib/arena/results.ts";
import { define } from "../../lib/server/define.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { CrossTable } from "../../lib/ui/arena/cross_table.tsx";
import { arenaWordsIn } from "../../lib/ui/arena/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

/** How many are shown: the newest. */
const SHOWN = 5;

export const handler = define.handlers({
  async GET({ state }) {
    const { arena } = await state.online();
    const matches = await arena.results.list({ limit: ALL_KEPT });
    const { roundRobinHours: hours } = arena.settings;
    return page({ robins: roundRobinsIn(matches).slice(0, SHOWN), hours });
  },
});

/** What came of every two bots meeting once. */
export default define.page<typeof handler>(({ data: { robins, hours }, state: { language } }) => {
  const words = arenaWordsIn(language), { site } = wordsIn(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.robins.title} site={site.name} description={words.description} />
      <link rel="stylesheet" href={asset("/lists.css")} />
      <h1>{words.robins.title}</h1>
      <p>
        {hours > 0 ? words.robins.line(hours) : words.robins.never}{" "}
        <a href="/arena">{words.title}</a>
      </p>
      {robins.length === 0 && <p class="empty">{words.robins.none}</p>}
      {robins.map((robin) => (
        <section key={robin.startedAt}>
          <h2>
            <time datetime={new Date(robin.startedAt).toISOString()}>
              {new Date(robin.startedAt).toLocaleString(language, {
                dateStyle: "medium",
                timeStyle: "short",
                timeZone: "UTC",
              })}
            </time>
          </h2>
          <CrossTable words={words} robin={robin} />
        </section>
      ))}
    </main>
  );
});
