/** The visitor's name, as this browser keeps it. */

import { NameField } from "../lib/view/parts/name_field.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export default function Name({ language }: { readonly language: Language }) {
  return <NameField words={wordsIn(language)} />;
}
