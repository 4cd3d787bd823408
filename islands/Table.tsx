/** The table: one board and everything about it. Only where its turns come from differs. */

import { useMemo } from "preact/hooks";
import { Thinker } from "../lib/search/client.ts";
import { LocalTable } from "../lib/view/parts/local_table.tsx";
import type { Setup } from "../lib/view/setup.ts";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface TableProps {
  readonly setup: Setup;
  readonly language: Language;
  /** Where the computer's script is. */
  readonly workerUrl: string;
}

export default function Table({ setup, language, workerUrl }: TableProps) {
  const seed = useMemo(() => setup.seed ?? randomSeed(), []);
  const thinker = useMemo(() => new Thinker(workerUrl), []);
  const { game, opponent } = setup;
  return (
    <LocalTable
      setup={setup}
      words={wordsIn(language)}
      seed={seed}
      think={(position) => {
        if (opponent === "person") throw new Error("Both seats are played by people");
        return thinker.choose({ game, position, level: opponent, seed });
      }}
    />
  );
}

/** 64 random bits in hexadecimal. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
