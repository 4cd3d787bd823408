import { asset } from "fresh/runtime";
import { page } from "fresh";
import Lobby from "../islands/Lobby.tsx";
import { DEFAULT_GAME } from "../lib/games/life_games.ts";
import type { ShownHead } from "../lib/rooms/summary.ts";
import { define } from "../lib/server/define.ts";
import { gameChoices, gameNames } from "../lib/server/http/pages/game_choices.ts";
import { rivalsIds } from "../lib/server/http/pages/rivals_page.tsx";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { gameName } from "../lib/ui/games/registry.ts";
import type { OpenGame } from "../lib/ui/home/open_games.tsx";
import { setupHref } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { lobby } = await state.online();
    return page({ rooms: (await lobby.waiting()).map(openGame) });
  },
});

function openGame({ code, game, host, free, clock, bank }: ShownHead): OpenGame {
  return { code, game, host, free, clock, ...bank && { bank } };
}

/** People to play: by a link, in open rooms, on the same device. */
export default define.page<typeof handler>(({ data: { rooms }, state: { language } }) => {
  const words = wordsIn(language);
  const { front } = siteWordsIn(language);
  const [title] = front.friend;
  const choices = { seats: words.seats, games: gameChoices(language) };
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={title} site={words.site.name} description={front.friendIntro} />
      <h1>{title}</h1>
      <p>{front.friendIntro}</p>
      <Lobby
        language={language}
        choices={choices}
        names={gameNames(language)}
        rooms={rooms}
      />
      <section class="card" aria-labelledby="two">
        <h2 id="two">{front.twoTitle}</h2>
        <p>{front.twoLine}</p>
        <a class="button" href={setupHref({ game: DEFAULT_GAME, opponent: "person", side: 0 })}>
          {front.twoStart}
        </a>
        {rivalsIds().filter((id) => id !== DEFAULT_GAME).map((id) => (
          <a
            key={id}
            class="button quiet"
            href={setupHref({ game: id, opponent: "person", side: 0 })}
          >
            {gameName(id, language)}
          </a>
        ))}
      </section>
    </main>
  );
});
