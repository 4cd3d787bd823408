import { type GameId, gameIds } from "../../../games/registry.ts";
import { primerOf } from "../../../learn/primers/mod.ts";
import { aboutGame, gameName } from "../../../ui/games/registry.ts";
import { RulesText } from "../../../ui/games/game_about.tsx";
import { Tabs } from "../../../ui/parts/tabs.tsx";
import { setupHref } from "../../../ui/table/setup.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { PageHead } from "./page_head.tsx";

interface RulesPageProps {
  readonly game: GameId;
  readonly language: Language;
}

/** The rules of a game, and the ways to those of the others. */
export function RulesPage({ game, language }: RulesPageProps) {
  const { site } = wordsIn(language);
  const words = siteWordsIn(language).rules;
  const { words: wordsOn, rules, page = setupHref({ game, opponent: "normal", side: 0 }) } =
    aboutGame(game);
  const { text, line } = wordsOn(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={`${words.title}: ${text}`} site={site.name} description={line} />
      <h1>{words.title}</h1>
      <Tabs
        label={words.which}
        tabs={gameIds().map((id) => ({
          text: gameName(id, language),
          href: `/rules/${id}`,
          isHere: id === game,
        }))}
      />
      <p>{line}</p>
      <RulesText words={words} sections={rules(language)} />
      <nav class="pages" aria-label={words.on}>
        <a class="button" href={primerOf(game) ? `/learn/${game}/1` : "/learn"}>{words.learn}</a>
        <a class="button primary" href={page}>{words.play}</a>
      </nav>
    </main>
  );
}
