import Ladder from "../islands/Ladder.tsx";
import { LADDER } from "../lib/games/game.ts";
import { DEFAULT_GAME } from "../lib/games/life_games.ts";
import { gameIds } from "../lib/games/registry.ts";
import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/page_head.tsx";
import { studyWordsIn } from "../lib/study/words/mod.ts";
import { aboutGame } from "../lib/ui/games/registry.ts";
import { SetupForm } from "../lib/ui/home/setup_form.tsx";
import { LEVEL_IDS, type OpenSetup, RANDOM, setupHref } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

const SETUP: OpenSetup = { game: DEFAULT_GAME, opponent: LADDER[0]!, side: RANDOM };

/** A game against the computer, set up: level, side, rules. */
export default define.page(({ state: { language } }) => {
  const words = wordsIn(language);
  const site = siteWordsIn(language);
  const { front } = site;
  const [title] = front.rivals(LADDER.length);
  const games = gameIds().map((id) => ({ id, ...aboutGame(id) })).filter(({ page }) => !page);
  return (
    <main id="content" class="prose-page">
      <PageHead title={title} site={words.site.name} description={front.rivalsIntro} />
      <h1>{title}</h1>
      <p>{front.rivalsIntro}</p>
      <Ladder
        rivals={LEVEL_IDS.map((id) => ({
          id,
          name: words.levels[id],
          line: site.lines.levels[id],
          href: setupHref({ ...SETUP, opponent: id }),
        }))}
        words={{
          rungs: LADDER.map((_, n) => front.rung(n + 1, LADDER.length)),
          done: front.rungsDone,
          beaten: front.beaten,
          locked: front.locked,
        }}
      />
      <h2>{front.chooseTitle}</h2>
      <SetupForm
        words={words}
        site={site}
        setup={SETUP}
        games={games.map(({ id, words }) => ({ id, ...words(language) }))}
      />
      <p>
        <a href="/study">{studyWordsIn(language).link}</a>
      </p>
    </main>
  );
});
