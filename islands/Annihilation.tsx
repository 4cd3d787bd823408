/** Fraenkel's games on digraphs, with the solver at hand. */

import { useMemo } from "preact/hooks";
import { Solver } from "../lib/solver/client.ts";
import { Account } from "../lib/transport/account.ts";
import { Annihilation as Page } from "../lib/view/annihilation/annihilation.tsx";
import { annihilationWordsIn } from "../lib/view/words/annihilation/mod.ts";
import type { Language } from "../lib/view/words/language.ts";
import { lobbyWordsIn } from "../lib/view/words/lobby/mod.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface AnnihilationProps {
  readonly language: Language;
  /** The address of the solver's script. */
  readonly workerUrl: string;
}

/** How long a computer waits with its move, in milliseconds. */
const PAUSE = 500;

export default function Annihilation({ language, workerUrl }: AnnihilationProps) {
  const oracle = useMemo(() => new Solver(workerUrl), []);
  return (
    <Page
      words={wordsIn(language)}
      own={annihilationWordsIn(language)}
      lobby={lobbyWordsIn(language)}
      identity={() => new Account().code}
      oracle={oracle}
      rng={Math.random}
      pause={() => new Promise((resolve) => setTimeout(resolve, PAUSE))}
    />
  );
}
