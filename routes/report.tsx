import { page } from "fresh";
import { define } from "../lib/server/define.ts";
import { IDENTITY_SCRIPT } from "../lib/server/http/scripts/identity.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { type Person, playerOf } from "../lib/server/http/person.ts";
import { readReporter, reportOrBlock, type ReportOutcome } from "../lib/server/http/report_form.ts";
import type { Services } from "../lib/server/services.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { type ReportWords, reportWordsIn } from "../lib/ui/people/words/report/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const player = Number(ctx.url.searchParams.get("player") ?? NaN);
    const { name } = await namedPlayer(await ctx.state.online(), player);
    return shown({ player, name, said: undefined });
  },
  async POST(ctx) {
    const reporter = await readReporter(ctx);
    const player = Number(reporter.form.get("player") ?? NaN);
    const person = await namedPlayer(reporter.services, player);
    const said = await reportOrBlock(reporter, "name", person);
    return shown({ player, name: person.name, said });
  },
});

function shown(data: { player: number; name: string; said: ReportOutcome }) {
  return page(data, { headers: { "cache-control": "no-store" } });
}

/** Only players with names are on pages, and can be reported from there. */
async function namedPlayer(services: Services, player: number): Promise<Person> {
  const person = await playerOf(services, player);
  if (!person || person.name === "") throw new PageError(404, "unknown-player");
  return person;
}

/** Where a name can be reported that somebody found on a page, and its player blocked. */
export default define.page<typeof handler>(
  ({ data: { player, name, said }, state: { language } }) => {
    const words = reportWordsIn(language);
    return (
      <main id="content" class="prose-page">
        <PageHead title={words.page} site={wordsIn(language).site.name} noindex />
        <h1>{words.page}</h1>
        {said === undefined
          ? <Form words={words} player={player} name={name} />
          : <p role="status">{sentenceOf(words, said)}</p>}
        <p>
          <a class="button quiet" href="/leaderboard">{words.back}</a>
        </p>
      </main>
    );
  },
);

function sentenceOf({ outcomes, blocked }: ReportWords, said: NonNullable<ReportOutcome>): string {
  return said === "blocked" ? blocked : outcomes[said];
}

interface FormProps {
  readonly words: ReportWords;
  readonly player: number;
  readonly name: string;
}

function Form({ words, player, name }: FormProps) {
  return (
    <>
      <form class="report-form" method="post" action="/report">
        <input type="hidden" name="player" value={player} />
        <input type="hidden" name="identity" />
        <p>{words.pageLine(name)}</p>
        <button type="submit" class="primary" name="act" value="report">{words.reportName}</button>
        <p>{words.blockLine}</p>
        <button type="submit" name="act" value="block">{words.block}</button>
      </form>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: IDENTITY_SCRIPT }}
      />
      <noscript>
        <p class="notice">{words.noScript}</p>
      </noscript>
    </>
  );
}
