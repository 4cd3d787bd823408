/** Waits on for an opponent while somebody plays the computer. */

import type { LevelId } from "../lib/games/game.ts";
import { SeekPanel } from "../lib/ui/home/seek_panel.tsx";
import { useSeek } from "../lib/ui/home/use_seek.ts";
import { seekWordsIn } from "../lib/ui/home/words/seek/mod.ts";
import type { Language } from "../lib/words/language.ts";

interface MeanwhileProps {
  readonly language: Language;
  readonly levels: Readonly<Record<LevelId, string>>;
}

export default function Meanwhile({ language, levels }: MeanwhileProps) {
  const seeking = useSeek();
  return <SeekPanel words={seekWordsIn(language)} seeking={seeking} levels={levels} isMeanwhile />;
}
