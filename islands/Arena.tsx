/** A match of the arena, live or over. */

import type { MatchHead, MatchSummary } from "../lib/arena/results.ts";
import { MatchView } from "../lib/ui/arena/match_view.tsx";
import { arenaWordsIn } from "../lib/ui/arena/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";

interface ArenaProps {
  readonly language: Language;
  readonly match: MatchHead;
  /** What it came to, once it is over. */
  readonly over?: MatchSummary;
}

export default function Arena({ language, match, over }: ArenaProps) {
  useEarlyChoices();
  return <MatchView words={arenaWordsIn(language)} match={match} over={over} />;
}
