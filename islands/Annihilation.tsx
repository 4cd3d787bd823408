/** Fraenkel's games on digraphs, with the solver at hand. */

import { useMemo } from "preact/hooks";
import { Solver } from "../lib/solver/client.ts";
import { openKeep } from "../lib/ui/net/keep.ts";
import { identityOf } from "../lib/ui/net/seat_keys.ts";
import { Annihilation as Page } from "../lib/ui/games/annihilation/annihilation.tsx";
import { annihilationWordsIn } from "../lib/ui/games/annihilation/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface AnnihilationProps {
  readonly language: Language;
  /** The address of the solver's script. */
  readonly workerUrl: string;
}

/** How long a computer waits with its move, in milliseconds. */
const PAUSE = 500;

export default function Annihilation({ language, workerUrl }: AnnihilationProps) {
  useEarlyChoices();
  const oracle = useMemo(() => new Solver(workerUrl), []);
  return (
    <Page
      words={wordsIn(language)}
      own={annihilationWordsIn(language)}
      lobby={lobbyWordsIn(language)}
      identity={() => identityOf(openKeep())}
      oracle={oracle}
      rng={Math.random}
      pause={() => new Promise((resolve) => setTimeout(resolve, PAUSE))}
    />
  );
}
