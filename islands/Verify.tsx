/** Checks records without asking anyone. */

import { VerifyRecords } from "../lib/view/parts/verify_records.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export default function Verify({ language }: { readonly language: Language }) {
  return <VerifyRecords words={wordsIn(language)} />;
}
