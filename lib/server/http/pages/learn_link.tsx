import { type PrimerId, PRIMERS } from "../../../learn/primers/mod.ts";
import { primerWordsIn } from "../../../ui/learn/words/primers/mod.ts";
import type { Language } from "../../../words/language.ts";

interface LearnLinkProps {
  readonly game: PrimerId;
  readonly language: Language;
}

/** The way to a game's lessons. */
export function LearnLink({ game, language }: LearnLinkProps) {
  const { length } = PRIMERS[game].lessons;
  return <a href={`/learn/${game}/1`}>{primerWordsIn(language).inSteps(length)}</a>;
}
