/** The reasons of parsers, by language. */

import { dictionary } from "../dictionary.ts";
import type { Language } from "../language.ts";
import type { ReasonWords } from "./en.ts";
import { REASONS } from "./reasons.ts";

const wordsIn = await dictionary<ReasonWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});

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
