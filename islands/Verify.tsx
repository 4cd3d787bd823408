/** Checks records without asking anyone. */

import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { VerifyRecords } from "../lib/ui/people/verify_records.tsx";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface VerifyProps {
  readonly language: Language;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
}

export default function Verify({ language, games }: VerifyProps) {
  useEarlyChoices();
  return <VerifyRecords words={wordsIn(language)} games={games} />;
}
