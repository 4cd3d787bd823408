import { page } from "fresh";
import { asset } from "fresh/runtime";
import { define } from "../../../lib/server/define.ts";
import { IDENTITY_SCRIPT } from "../../../lib/server/http/scripts/identity.ts";
import { PageError } from "../../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../../lib/server/http/pages/page_head.tsx";
import { entrantOf } from "../../../lib/server/http/person.ts";
import {
  readReporter,
  reportOrBlock,
  type ReportOutcome,
} from "../../../lib/server/http/report_form.ts";
import type { SaidLine, TournamentNews } from "../../../lib/tournaments/news.ts";
import { type ReportWords, reportWordsIn } from "../../../lib/ui/people/words/report/mod.ts";
import { nameOf } from "../../../lib/ui/tournaments/names.ts";
import { tournamentWordsIn } from "../../../lib/ui/tournaments/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ params, state }) {
    return shown(await (await state.online()).tournaments.boards.news(params.id!), undefined);
  },
  async POST(ctx) {
    const reporter = await readReporter(ctx), { services, form } = reporter, id = ctx.params.id!;
    const person = await entrantOf(services, id, Number(form.get("entrant") ?? NaN));
    if (!person) throw new PageError(404, "unknown-player");
    const said = await reportOrBlock(reporter, "chat", person);
    return shown(await services.tournaments.boards.news(id), said);
  },
});

function shown(news: TournamentNews | undefined, said: ReportOutcome) {
  if (!news) throw new PageError(404, "unknown-tournament");
  return page({ news, said }, { headers: { "cache-control": "no-store" } });
}

/** Where those can be reported and blocked who said something in a tournament. */
export default define.page<typeof handler>(
  ({ data: { news: { tournament, lines }, said }, state: { language } }) => {
    const words = reportWordsIn(language), own = tournamentWordsIn(language);
    const speakers = [...Map.groupBy(lines.filter(({ isGone }) => !isGone), byNumber).values()];
    return (
      <main id="content" class="prose-page">
        <PageHead title={own.report} site={wordsIn(language).site.name} noindex />
        <link rel="stylesheet" href={asset("/lists.css")} />
        <h1>{own.report}</h1>
        {said !== undefined && (
          <p role="status">{said === "blocked" ? words.blocked : words.outcomes[said]}</p>
        )}
        <p>{speakers.length === 0 ? own.quiet : `${words.chatLine} ${words.blockLine}`}</p>
        {speakers.map((theirs) => (
          <Speaker
            key={theirs[0]!.number}
            words={words}
            name={nameOf(own, theirs[0]!)}
            lines={theirs}
          />
        ))}
        <noscript>
          <p class="notice">{words.noScript}</p>
        </noscript>
        <p>
          <a class="button quiet" href={`/tournament/${tournament.id}`}>{own.backTo}</a>
        </p>
      </main>
    );
  },
);

function byNumber({ number }: SaidLine): number {
  return number;
}

interface SpeakerProps {
  readonly words: ReportWords;
  readonly name: string;
  readonly lines: readonly SaidLine[];
}

function Speaker({ words, name, lines }: SpeakerProps) {
  const id = `speaker-${lines[0]!.number}`;
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ol class="said" aria-labelledby={id} tabIndex={0}>
        {lines.map(({ line, text }) => <li key={line}>{text}</li>)}
      </ol>
      <form class="report-form" method="post">
        <input type="hidden" name="entrant" value={lines[0]!.number} />
        <input type="hidden" name="identity" />
        <button
          type="submit"
          name="act"
          value="report"
          aria-label={words.of(words.reportChat, name)}
        >
          {words.reportChat}
        </button>
        <button type="submit" name="act" value="block" aria-label={words.of(words.block, name)}>
          {words.block}
        </button>
      </form>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: IDENTITY_SCRIPT }}
      />
    </section>
  );
}
