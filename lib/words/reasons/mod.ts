/** What is wrong with a text that somebody brought. Fetched on demand: few texts are. */

import { dictionary } from "../dictionary.ts";
import type { Language } from "../language.ts";
import type { Words } from "../mod.ts";
import type { ReasonWords } from "./en.ts";
import { REASONS } from "./reasons.ts";

const wordsIn = await dictionary<ReasonWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});

/** A parser's message, and where in the text it's about. */
interface Wrong {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text, in the page's language. */
export function sayWrong(words: Words, { message, line, column }: Wrong): string {
  return words.field.wrong(reasonIn(words.language, message), line, column);
}

/** A parser's reason in a language; as it is where nobody knows it. */
export function reasonIn(language: Language, message: string): string {
  for (const reason of REASONS) {
    const gaps = patternOf(reason).exec(message);
    if (gaps) return wordsIn(language).reasons[reason](...gaps.slice(1));
  }
  return message;
}

function patternOf(reason: string): RegExp {
  const parts = reason.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*?)")}$`, "s");
}
