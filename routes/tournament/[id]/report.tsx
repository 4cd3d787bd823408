import { page } from "fresh";
import type { ComponentChildren } from "preact";
import { asset } from "fresh/runtime";
import { define } from "../../../lib/server/define.ts";
import { IDENTITY_SCRIPT } from "../../../lib/server/http/scripts/identity.ts";
import { PageError } from "../../../lib/server/http/pages/page_error.ts";
import { PageHead } from "../../../lib/server/http/pages/page_head.tsx";
import { entrantOf, makerOf } from "../../../lib/server/http/person.ts";
import {
  readReporter,
  reportOrBlock,
  type ReportOutcome,
} from "../../../lib/server/http/report_form.ts";
import type { SaidLine, TournamentNews } from "../../../lib/tournaments/news.ts";
import { type ReportWords, reportWordsIn } from "../../../lib/ui/people/words/report/mod.ts";
import { nameOf } from "../../../lib/ui/tournaments/phrases.ts";
import { tournamentWordsIn } from "../../../lib/ui/tournaments/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ params, state }) {
    return shown(await (await state.online()).tournaments.boards.news(params.id!), undefined);
  },
  async POST(ctx) {
    const reporter = await readReporter(ctx), { services, form } = reporter, id = ctx.params.id!;
    const entrant = form.get("entrant"), isTitle = entrant === null;
    const person =
      await (isTitle ? makerOf(services, id) : entrantOf(services, id, Number(entrant)));
    if (!person) throw new PageError(404, "unknown-player");
    const said = await reportOrBlock(reporter, isTitle ? "name" : "chat", person);
    return shown(await services.tournaments.boards.news(id), said);
  },
});

function shown(news: TournamentNews | undefined, said: ReportOutcome) {
  if (!news) throw new PageError(404, "unknown-tournament");
  return page({ news, said }, { headers: { "cache-control": "no-store" } });
}

/** Where a tournament's title can be reported, and who said something in it can be reported and blocked. */
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
        {tournament.name !== "" && <Title words={words} title={tournament.name} />}
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

function Title({ words, title }: { readonly words: ReportWords; readonly title: string }) {
  return (
    <section class="card" aria-labelledby="title">
      <h2 id="title">{title}</h2>
      <ReportForm>
        <button type="submit" name="act" value="report">{words.reportName}</button>
      </ReportForm>
    </section>
  );
}

/** Says who the browser is that sends it. */
function ReportForm({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <form class="report-form" method="post">
        <input type="hidden" name="identity" />
        {children}
      </form>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: IDENTITY_SCRIPT }}
      />
    </>
  );
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
      <ReportForm>
        <input type="hidden" name="entrant" value={lines[0]!.number} />
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
      </ReportForm>
    </section>
  );
}
