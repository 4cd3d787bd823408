import { asset } from "fresh/runtime";
import { page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { visitorOf } from "../../lib/server/http/admin/desk.ts";
import { ActForm, MeasureFields, TermField } from "../../lib/server/http/admin/measure_form.tsx";
import { ReportsList } from "../../lib/server/http/admin/reports_list.tsx";
import { ActsList, RestraintsList } from "../../lib/server/http/admin/restraints_list.tsx";
import { PageHead } from "../../lib/server/http/page_head.tsx";
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
      restraints: await book.restraints(world.now()),
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
          <Pause words={words} isPaused={desk.isPaused} />
          <ReportsList words={words} language={language} reports={desk.reports} />
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

/** What can be done about somebody whom nobody has reported, and about a room. */
function OtherActs({ words }: { readonly words: AdminWords }) {
  return (
    <section class="card" aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      <h3>{words.player}</h3>
      <ActForm words={words} id="player" label={words.player}>
        <label for="player-number">
          {words.playerNumber}
          <input id="player-number" name="player" type="number" min={1} required />
        </label>
        <MeasureFields words={words} id="player" measures={["mute", "ban", "take-name"]} />
      </ActForm>
      <small>{words.playerLine}</small>
      <h3>{words.address}</h3>
      <ActForm words={words} id="address" label={words.address}>
        <label for="address-text">
          {words.addressLabel}
          <input id="address-text" name="address" required maxLength={45} autocomplete="off" />
        </label>
        <MeasureFields words={words} id="address" measures={["ban-source"]} />
      </ActForm>
      <small>{words.addressLine}</small>
      <h3>{words.bot}</h3>
      <ActForm words={words} id="bot" label={words.bot}>
        <input type="hidden" name="act" value="bar-bot" />
        <label for="bot-author">
          {words.botAuthor}
          <input id="bot-author" name="author" required maxLength={40} autocomplete="off" />
        </label>
        <label for="bot-name">
          {words.botName}
          <input id="bot-name" name="name" required maxLength={40} autocomplete="off" />
        </label>
        <TermField words={words} id="bot" />
      </ActForm>
      <small>{words.botLine}</small>
      <h3>{words.roomTitle}</h3>
      <ActForm words={words} id="room" label={words.roomTitle}>
        <input type="hidden" name="act" value="end-room" />
        <label for="room-code">
          {words.roomCode}
          <input id="room-code" name="code" required maxLength={12} autocomplete="off" />
        </label>
      </ActForm>
      <small>{words.roomLine}</small>
      <small>{words.reasonLine}</small>
    </section>
  );
}
