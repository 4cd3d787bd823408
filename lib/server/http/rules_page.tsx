import { isLifeGameId } from "../../games/life_games.ts";
import { GAME_IDS, type GameId } from "../../games/registry.ts";
import { RulesText } from "../../ui/rules/rules.tsx";
import { rulesTextOf } from "../../ui/rules/text.ts";
import { setupHref } from "../../ui/table/setup.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/mod.ts";
import { siteWordsIn } from "../../words/site/mod.ts";
import { rulesWordsIn } from "../../ui/rules/words/mod.ts";
import { PageHead } from "./page_head.tsx";

export interface RulesPageProps {
  readonly game: GameId;
  readonly language: Language;
}

/** The rules of a game, and the ways to those of the others. */
export function RulesPage({ game, language }: RulesPageProps) {
  const { site } = wordsIn(language);
  const words = rulesWordsIn(language);
  const line = siteWordsIn(language).lines.games[game];
  return (
    <main id="content" class="prose-page">
      <PageHead
        title={`${words.title}: ${words.games[game]}`}
        site={site.name}
        description={line}
      />
      <h1>{words.title}</h1>
      <nav class="tabs" aria-label={words.which}>
        <ul>
          {GAME_IDS.map((id) => (
            <li key={id}>
              <a href={`/rules/${id}`} aria-current={id === game ? "page" : undefined}>
                {words.games[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{line}</p>
      <RulesText words={words} sections={rulesTextOf(game, words)} />
      <nav class="pages" aria-label={words.on}>
        <a class="button" href="/learn">{words.learn}</a>
        <a
          class="button primary"
          href={isLifeGameId(game) ? setupHref({ game, opponent: "normal", side: 0 }) : `/${game}`}
        >
          {words.play}
        </a>
      </nav>
    </main>
  );
}
