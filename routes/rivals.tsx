import { DEFAULT_GAME } from "../lib/games/life_games.ts";
import { gameIds } from "../lib/games/registry.ts";
import { define } from "../lib/server/define.ts";
import { levelLines } from "../lib/server/http/measured_levels.ts";
import { PageHead } from "../lib/server/http/page_head.tsx";
import { studyWordsIn } from "../lib/study/words/mod.ts";
import { aboutGame } from "../lib/ui/games/registry.ts";
import { SetupForm } from "../lib/ui/home/setup_form.tsx";
import { LEVEL_IDS, type Setup } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

const SETUP: Setup = { game: DEFAULT_GAME, opponent: LEVEL_IDS[0], side: 0 };

/** A game against the computer, set up: level, side, rules. */
export default define.page(({ state: { language } }) => {
  const words = wordsIn(language);
  const site = siteWordsIn(language);
  const [title] = site.front.rivals(LEVEL_IDS.length);
  const games = gameIds().map((id) => ({ id, ...aboutGame(id) })).filter(({ page }) => !page);
  return (
    <main id="content" class="prose-page">
      <PageHead title={title} site={words.site.name} description={site.front.rivalsIntro} />
      <h1>{title}</h1>
      <p>{site.front.rivalsIntro}</p>
      <SetupForm
        words={words}
        site={site}
        levelLines={levelLines(language)}
        setup={SETUP}
        games={games.map(({ id, words }) => ({ id, ...words(language) }))}
      />
      <p>
        <a href="/study">{studyWordsIn(language).link}</a>
      </p>
    </main>
  );
});
