import { page } from "fresh";
import { conway } from "../lib/games/conway/conway.ts";
import { define } from "../lib/server/define.ts";
import { IDENTITY_SCRIPT } from "../lib/server/http/scripts/identity.ts";
import { LearnLink } from "../lib/server/http/pages/learn_link.tsx";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { conwayAboutWordsIn } from "../lib/ui/games/conway/about.ts";
import { PostLocalForm, PostRoomForm } from "../lib/ui/games/conway/forms.tsx";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { lobby } = await state.online();
    return page({ open: await lobby.waiting(conway.id) });
  },
});

/** Games of two to eight: in rooms, where a move may take days, or on one device. */
export default define.page<typeof handler>(({ data: { open }, state: { language } }) => {
  const words = wordsIn(language);
  const text = conwayAboutWordsIn(language).setup;
  return (
    <main id="content" class="prose-page">
      <PageHead title={text.title} site={words.site.name} description={text.line} />
      <h1>{text.title}</h1>
      <p>{text.line}</p>
      <p class="pages">
        <a href="/rules/conway">{text.rules}</a>
        <LearnLink game="conway" language={language} />
      </p>
      <section class="card" aria-labelledby="online">
        <h2 id="online">{text.online}</h2>
        <p>{text.onlineLine}</p>
        <PostRoomForm page={text} lobby={lobbyWordsIn(language)} />
        <script
          // deno-lint-ignore react-no-danger -- ours, and escaping would break it
          dangerouslySetInnerHTML={{ __html: IDENTITY_SCRIPT }}
        />
      </section>
      <section class="card" aria-labelledby="open">
        <h2 id="open">{text.open}</h2>
        {open.length === 0 && <p>{text.openNone}</p>}
        <ul class="open-games">
          {open.map(({ code, host, sat, seats }) => (
            <li key={code}>
              <a class="button" href={`/r/${code}`}>
                {text.openGame(host || text.guest, sat, seats)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section class="card" aria-labelledby="device">
        <h2 id="device">{text.device}</h2>
        <p>{text.deviceLine}</p>
        <PostLocalForm page={text} />
      </section>
    </main>
  );
});
