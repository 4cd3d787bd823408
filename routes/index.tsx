import { page } from "fresh";
import { define } from "../lib/server/define.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../lib/games/life_games.ts";
import { gameIds } from "../lib/games/registry.ts";
import { LESSONS } from "../lib/learn/lessons.ts";
import Lobby from "../islands/Lobby.tsx";
import { gameChoices } from "../lib/server/http/game_choices.ts";
import { SHOWPIECE } from "../lib/server/http/showpiece.ts";
import { levelLines } from "../lib/server/http/measured_levels.ts";
import { VERSION } from "../lib/server/http/version.ts";
import type { ShownHead } from "../lib/rooms/summary.ts";
import { BoardSvg } from "../lib/ui/board/svg.tsx";
import type { OpenGame } from "../lib/ui/home/open_games.tsx";
import { aboutGame } from "../lib/ui/games/registry.ts";
import { SetupForm } from "../lib/ui/home/setup_form.tsx";
import { LEVEL_IDS, type Setup, setupHref } from "../lib/ui/table/setup.ts";
import { aboutWordsIn } from "../lib/words/about/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { studyWordsIn } from "../lib/study/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

const SETUP: Setup = { game: DEFAULT_GAME, opponent: "normal", side: 0 };

const { rules } = LIFE_GAMES[DEFAULT_GAME];

export const handler = define.handlers({
  async GET({ state }) {
    const { lobby } = await state.online();
    return page({ rooms: lobby.waiting().map(openGame) });
  },
});

function openGame({ code, game, host, free, clock }: ShownHead): OpenGame {
  return { code, game, host, free, clock };
}

/** The front door: every way to a board is one click from here. */
export default define.page<typeof handler>(({ data: { rooms }, state: { language } }) => {
  const words = wordsIn(language);
  const { name } = words.site;
  const lines = levelLines(language);
  const site = siteWordsIn(language);
  const { front } = site;
  const games = gameChoices(language);
  const all = gameIds().map((id) => ({ id, ...aboutGame(id) }));
  const here = all.filter(({ page }) => page === undefined);
  const apart = all.filter(({ page }) => page !== undefined);
  return (
    <main id="content" class="home">
      <div class="stack">
        <section class="hero">
          <h1>{name}</h1>
          <p>{site.tagline}</p>
          <div class="card">
            <h2>{front.playCpu}</h2>
            <p>{front.playCpuLine}</p>
            <p class="newcomer">
              <strong>{front.newTitle}</strong>
              <a class="button" href="/learn">{front.newStart(LESSONS.length)}</a>
            </p>
            <ul class="levels">
              {LEVEL_IDS.map((opponent) => (
                <li key={opponent}>
                  <a
                    class={opponent === SETUP.opponent ? "button primary" : "button"}
                    href={setupHref({ ...SETUP, opponent })}
                  >
                    {words.levels[opponent]}
                  </a>
                  <span>{lines[opponent]}</span>
                </li>
              ))}
            </ul>
            <a class="button quiet" href="/study">{studyWordsIn(language).link}</a>
          </div>
        </section>
        <section class="card" aria-labelledby="choose">
          <h2 id="choose">{front.chooseTitle}</h2>
          <SetupForm
            words={words}
            site={site}
            levelLines={lines}
            setup={SETUP}
            games={here.map(({ id, words }) => ({ id, ...words(language) }))}
          />
        </section>
      </div>
      <div class="stack">
        <BoardSvg {...SHOWPIECE} label={front.picture} />
        <Lobby language={language} choices={{ seats: words.seats, games }} rooms={rooms} />
        <section class="card" aria-labelledby="two">
          <h2 id="two">{front.twoTitle}</h2>
          <p>{front.twoLine}</p>
          <a class="button" href={setupHref({ ...SETUP, opponent: "person" })}>{front.twoStart}</a>
        </section>
        <section class="card" aria-labelledby="try">
          <h2 id="try">{front.sandboxTitle}</h2>
          <p>{front.sandboxLine}</p>
          <a class="button" href="/sandbox">{front.sandboxStart}</a>
        </section>
        <section class="card" aria-labelledby="others">
          <h2 id="others">{front.othersTitle}</h2>
          <ul class="levels">
            {apart.map(({ id, page, words }) => (
              <li key={id}>
                <a class="button" href={page}>{words(language).text}</a>
                <span>{words(language).line}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section class="card how" aria-labelledby="how">
        <h2 id="how">{front.howTitle}</h2>
        <ol>{front.how(rules).map((sentence) => <li key={sentence}>{sentence}</li>)}</ol>
        <a href="/rules">{front.allRules}</a>
      </section>
      <footer class="pages">
        <a href="/games">{site.ways.games}</a>
        <a href="/me">{site.nav.me}</a>
        <a href="/about">{site.nav.about}</a>
        <a href="/changelog">{aboutWordsIn(language).version(VERSION)}</a>
      </footer>
    </main>
  );
});
