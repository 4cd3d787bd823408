import { page } from "fresh";
import { define } from "../lib/server/define.ts";
import { IDENTITY_SCRIPT } from "../lib/server/http/identity_script.ts";
import { PageError } from "../lib/server/http/page_error.ts";
import { PageHead } from "../lib/server/http/page_head.tsx";
import { type Person, playerOf } from "../lib/server/http/person.ts";
import { sourceOfRequest } from "../lib/server/http/source.ts";
import { isSecret } from "../lib/rooms/parse.ts";
import type { Services } from "../lib/server/services.ts";
import { digest } from "../lib/server/digest.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { type ReportWords, reportWordsIn } from "../lib/ui/people/words/report/mod.ts";

/** The longest form that is read, bytes. */
const LONGEST_FORM = 1_024;

/** What came of a form. */
type Outcome = "reported" | "blocked" | "failed" | undefined;

export const handler = define.handlers({
  async GET(ctx) {
    const player = Number(ctx.url.searchParams.get("player") ?? NaN);
    const { name } = await namedPlayer(await ctx.state.online(), player);
    return shown({ player, name, said: undefined });
  },
  async POST(ctx) {
    const services = await ctx.state.online();
    const source = sourceOfRequest(ctx.req, ctx.info, services.trustedHops);
    const form = await readForm(ctx.req);
    const secret = form.get("identity");
    const identity = isSecret(secret) ? digest(secret) : undefined;
    const player = Number(form.get("player") ?? NaN);
    const sources = identity === undefined ? [source] : [source, identity];
    const { rates, world, moderation } = services;
    if (!rates.accounts.allow(sources, world.now())) throw new PageError(429, "report-limit");
    const until = moderation.bannedUntil({ source, ...identity !== undefined && { identity } });
    if (until !== undefined) throw new PageError(403, "banned", until);
    const person = await namedPlayer(services, player);
    const said = form.get("act") === "block"
      ? await block(services, person, identity, source)
      : await report(services, person, source);
    return shown({ player, name: person.name, said });
  },
});

function shown(data: { player: number; name: string; said: Outcome }) {
  return page(data, { headers: { "cache-control": "no-store" } });
}

async function readForm(req: Request): Promise<URLSearchParams> {
  const length = Number(req.headers.get("content-length") ?? Infinity);
  if (length > LONGEST_FORM) throw new PageError(400, "bad-link");
  return new URLSearchParams(await req.text());
}

/** Only players with names are on pages, and can be reported from there. */
async function namedPlayer(services: Services, player: number): Promise<Person> {
  const person = await playerOf(services, player);
  if (!person || person.name === "") throw new PageError(404, "unknown-player");
  return person;
}

async function report(
  { moderation }: Services,
  person: Person,
  source: string,
): Promise<Outcome> {
  const filed = await moderation.reports.file({ kind: "name", ...person }, source);
  if (filed === "limit") throw new PageError(429, "report-limit");
  return filed === "kept" ? "reported" : "failed";
}

async function block(
  { moderation: { blocks } }: Services,
  person: Person,
  identity: string | undefined,
  source: string,
): Promise<Outcome> {
  const done = identity !== undefined && await blocks.add(identity, person.identity, source);
  return done === "kept" ? "blocked" : "failed";
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

function sentenceOf({ outcomes, blocked }: ReportWords, said: NonNullable<Outcome>): string {
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
