/** What is wrong with a text that somebody brought. Fetched on demand: few texts are. */

import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { reasonIn } from "../../words/reasons/mod.ts";

/** A parser's message, and where in the text it's about. */
interface Wrong {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text, in the page's language. */
export function sayWrong(words: Words, { message, line, column }: Wrong): string {
  return words.field.wrong(reasonIn(words.language as Language, message), line, column);
}
