/** Checks records without asking anyone. */

import { VerifyRecords } from "../lib/ui/people/verify_records.tsx";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

export default function Verify({ language }: { readonly language: Language }) {
  return <VerifyRecords words={wordsIn(language)} />;
}
