import type { LevelId } from "../search/levels.ts";
import { measureOf } from "../study/published/mod.ts";
import { LEVEL_IDS } from "../view/setup.ts";
import type { Language } from "../view/words/language.ts";
import { type Words, wordsIn } from "../view/words/mod.ts";
import { studyWordsIn } from "../view/words/study/mod.ts";

/** What the levels are called, and of each a line that ends with what it has scored. */
export function measuredLevels(language: Language): Words["levels"] {
  const { levels } = wordsIn(language);
  const measured = LEVEL_IDS.map((id) => [id, { ...levels[id], line: measuredLine(language, id) }]);
  return Object.fromEntries(measured);
}

function measuredLine(language: Language, id: LevelId): string {
  const { levels } = wordsIn(language);
  const { quote, atRandom } = studyWordsIn(language);
  const measure = measureOf(id);
  if (!measure) return levels[id].line;
  const { against, percent } = measure;
  const names: Readonly<Record<string, { readonly text: string }>> = levels;
  return `${levels[id].line} ${quote(percent, names[against]?.text ?? atRandom)}`;
}
