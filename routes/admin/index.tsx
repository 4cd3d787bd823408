import { asset } from "fresh/runtime";
import { page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { visitorOf } from "../../lib/server/http/admin/desk.ts";
import { OtherActs } from "../../lib/server/http/admin/other_acts.tsx";
import { ReportsList } from "../../lib/server/http/admin/reports_list.tsx";
import { ActsList, RestraintsList } from "../../lib/server/http/admin/restraints_list.tsx";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { type AdminWords, adminWordsIn } from "../../lib/server/http/admin/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

/** How many reports and acts are shown. */
const REPORTS = 50, ACTS = 100;

export const handler = define.handlers({
  async GET(ctx) {
    const { services: { moderation, world }, session } = await visitorOf(ctx);
    const headers = { "cache-control": "no-store" };
    const said = ctx.url.searchParams.get("said");
    if (session === undefined) return page({ said, desk: undefined }, { headers });
    const { book, isPaused } = moderation;
    const desk = {
      isPaused,
      reports: await book.reports(REPORTS),
      reportCount: await book.countReports(),
      restraints: await book.reasoned(world.now()),
      acts: await book.acts(ACTS),
    };
    return page({ said, desk }, { headers });
  },
});

/** Where an admin keeps order: without a script, as everything else may be broken. */
export default define.page<typeof handler>(({ data: { said, desk }, state: { language } }) => {
  const words = adminWordsIn(language);
  return (
    <main id="content" class="prose-page admin">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={words.title} site={wordsIn(language).site.name} noindex />
      <h1>{words.title}</h1>
      <p role="status">{outcomeOf(words, said)}</p>
      {desk === undefined ? <SignIn words={words} /> : (
        <>
          <ReportsList
            words={words}
            language={language}
            reports={desk.reports}
            count={desk.reportCount}
          />
          <Pause words={words} isPaused={desk.isPaused} />
          <OtherActs words={words} />
          <RestraintsList words={words} language={language} restraints={desk.restraints} />
          <ActsList words={words} language={language} acts={desk.acts} />
          <form method="post" action="/admin/leave">
            <button type="submit" class="quiet">{words.signOut}</button>
          </form>
        </>
      )}
    </main>
  );
});

/** What came of what was done last. */
function outcomeOf({ outcomes, wrong, tooOften }: AdminWords, said: string | null): string {
  const sentences: Readonly<Record<string, string>> = { ...outcomes, wrong, limit: tooOften };
  return said !== null && Object.hasOwn(sentences, said) ? sentences[said]! : "";
}

function SignIn({ words }: { readonly words: AdminWords }) {
  return (
    <form class="text-field" method="post" action="/admin/enter">
      {/* So that a browser can keep the token. */}
      <input name="username" value="admin" autocomplete="username" hidden readOnly />
      <label for="token">{words.token}</label>
      <input
        id="token"
        name="token"
        type="password"
        required
        maxLength={1000}
        autocomplete="current-password"
      />
      <button type="submit" class="primary">{words.signIn}</button>
    </form>
  );
}

function Pause({ words, isPaused }: { readonly words: AdminWords; readonly isPaused: boolean }) {
  const act = isPaused ? "resume" : "pause";
  return (
    <section aria-labelledby="games">
      <h2 id="games">{words.games}</h2>
      <form class="lift" method="post" action="/admin/act">
        <input type="hidden" name="act" value={act} />
        <span>{isPaused ? words.gamesOff : words.gamesOn}</span>
        <button type="submit">{words.acts[act]}</button>
      </form>
    </section>
  );
}
