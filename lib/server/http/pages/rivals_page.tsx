import { asset } from "fresh/runtime";
import Ladder from "../../../../islands/Ladder.tsx";
import { LADDER } from "../../../games/game.ts";
import { DEFAULT_GAME, type GameId, gameIds } from "../../../games/registry.ts";
import { studyWordsIn } from "../../../study/words/mod.ts";
import { aboutGame } from "../../../ui/games/registry.ts";
import { SetupForm } from "../../../ui/home/setup_form.tsx";
import { Tabs } from "../../../ui/parts/tabs.tsx";
import { LEVEL_IDS, type OpenSetup, RANDOM, setupHref } from "../../../ui/table/setup.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { komiOf } from "./game_choices.ts";
import { LearnLink } from "./learn_link.tsx";
import { PageHead } from "./page_head.tsx";

interface RivalsPageProps {
  readonly game: GameId;
  readonly language: Language;
}

/** A game against the computer: its ladder, the way to those of the others, and any setup. */
export function RivalsPage({ game, language }: RivalsPageProps) {
  const setup: OpenSetup = { game, opponent: LADDER[0]!, side: RANDOM };
  const words = wordsIn(language), site = siteWordsIn(language), { front } = site;
  const [title] = front.rivals(LADDER.length);
  const games = rivalsIds().map((id) => ({
    id,
    ...aboutGame(id).words(language),
    ...komiOf(id, language),
  }));
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={title} site={words.site.name} description={front.rivalsIntro} />
      <h1>{title}</h1>
      <Tabs
        label={site.setup.game}
        tabs={games.map(({ id, text }) => ({ text, href: rivalsHref(id), isHere: id === game }))}
      />
      <p>
        {front.rivalsIntro} {game === "skirmish" && <LearnLink game={game} language={language} />}
      </p>
      <Ladder
        game={game}
        rivals={LEVEL_IDS.map((id) => ({
          id,
          name: words.levels[id],
          line: site.lines.levels[id],
          href: setupHref({ ...setup, opponent: id }),
        }))}
        words={{
          rungs: LADDER.map((_, n) => front.rung(n + 1, LADDER.length)),
          done: front.rungsDone,
          beaten: front.beaten,
          locked: front.locked,
        }}
      />
      <details class="card">
        <summary>
          <h2>{front.chooseTitle}</h2>
        </summary>
        <SetupForm words={words} site={site} setup={setup} games={games} />
      </details>
      <p>
        <a href="/study">{studyWordsIn(language).link}</a>
      </p>
    </main>
  );
}

/** The games that have such a page: the computer plays them at a table like any other. Others have their own. */
export function rivalsIds(): GameId[] {
  return gameIds().filter((id) => aboutGame(id).page === undefined);
}

export function rivalsHref(game: GameId): string {
  return game === DEFAULT_GAME ? "/rivals" : `/rivals/${game}`;
}

/** Where a game begins: the page that sets it up. */
export function gameHref(game: GameId): string {
  return aboutGame(game).page ?? rivalsHref(game);
}
