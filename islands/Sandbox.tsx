/** A board to try things on. */

import { DEFAULT_GAME } from "../lib/games/life_games.ts";
import { randomSeed } from "../lib/ui/net/random_seed.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { Sandbox as Board } from "../lib/ui/sandbox/sandbox.tsx";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { sandboxWordsIn } from "../lib/ui/sandbox/words/mod.ts";

interface SandboxProps {
  readonly language: Language;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
  /** The address of the script that searches for predecessors. */
  readonly searchUrl: string;
}

export default function Sandbox({ language, games, searchUrl }: SandboxProps) {
  useEarlyChoices();
  return (
    <Board
      words={wordsIn(language)}
      own={sandboxWordsIn(language)}
      ruleset={DEFAULT_GAME}
      games={games}
      seed={() => randomSeed(4)}
      searchUrl={searchUrl}
    />
  );
}
