import type { GameId } from "../../games/registry.ts";
import type { LevelId } from "../../search/levels.ts";
import { measureOf } from "../../study/published/mod.ts";
import { LEVEL_IDS } from "../../ui/table/setup.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/mod.ts";
import { siteWordsIn } from "../../words/site/mod.ts";
import { studyWordsIn } from "../../study/words/mod.ts";

/** What each level is like, in a line that ends with what it has scored. */
export function levelLines(language: Language): Readonly<Record<LevelId, string>> {
  const { levels } = siteWordsIn(language).lines;
  const { quote } = studyWordsIn(language);
  const measured = LEVEL_IDS.map((id) => {
    const line = levels[id], score = scoreOf(language, id);
    return [id, score ? `${line} ${quote(score.percent, score.against)}` : line];
  });
  return Object.fromEntries(measured);
}

/** What a level has scored at a game, in a sentence; nothing where it has not been measured. */
export function scoreLine(language: Language, id: LevelId, game: GameId): string {
  const score = scoreOf(language, id, game);
  if (!score) return "";
  return studyWordsIn(language).score(wordsIn(language).levels[id], score.percent, score.against);
}

/** Against whom, by name, and how often it wins. */
function scoreOf(language: Language, id: LevelId, game?: GameId) {
  const measure = measureOf(id, game);
  if (!measure) return undefined;
  const names: Readonly<Record<string, string>> = wordsIn(language).levels;
  const others: Readonly<Record<string, { readonly phrase: string }>> =
    studyWordsIn(language).players;
  const { against, percent } = measure;
  return { against: names[against] ?? others[against]?.phrase ?? against, percent };
}
