import type { LifeGameId } from "../../games/life_games.ts";
import type { LevelId } from "../../search/levels.ts";
import { measureOf } from "../../study/published/mod.ts";
import { LEVEL_IDS } from "../../ui/table/setup.ts";
import type { Language } from "../../words/language.ts";
import { type Words, wordsIn } from "../../words/mod.ts";
import { studyWordsIn } from "../../study/words/mod.ts";

/** What the levels are called, and of each a line that ends with what it has scored. */
export function measuredLevels(language: Language): Words["levels"] {
  const { levels } = wordsIn(language);
  const { quote } = studyWordsIn(language);
  const measured = LEVEL_IDS.map((id) => {
    const { text, line } = levels[id];
    const score = scoreOf(language, id);
    return [id, { text, line: score ? `${line} ${quote(score.percent, score.against)}` : line }];
  });
  return Object.fromEntries(measured);
}

/** What a level has scored at a game, in a sentence; nothing where it has not been measured. */
export function scoreLine(language: Language, id: LevelId, game: LifeGameId): string {
  const score = scoreOf(language, id, game);
  if (!score) return "";
  const { text } = wordsIn(language).levels[id];
  return studyWordsIn(language).score(text, score.percent, score.against);
}

/** Against whom, by name, and how often it wins. */
function scoreOf(language: Language, id: LevelId, game?: LifeGameId) {
  const measure = measureOf(id, game);
  if (!measure) return undefined;
  const names: Readonly<Record<string, { readonly text: string }>> = wordsIn(language).levels;
  const others: Readonly<Record<string, { readonly phrase: string }>> =
    studyWordsIn(language).players;
  const { against, percent } = measure;
  return { against: names[against]?.text ?? others[against]?.phrase ?? against, percent };
}
