/** A game to look through: the page's own, or one that a visitor brings. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { TextError } from "../lib/automaton/text_error.ts";
import { BringGame } from "../lib/view/replay/bring_game.tsx";
import { readBrought } from "../lib/view/replay/read_brought.ts";
import { Replay as Player } from "../lib/view/replay/replay.tsx";
import { readReplayed, type ReplayedGame } from "../lib/view/replay/replayed_game.ts";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface ReplayProps {
  readonly language: Language;
  /** The page's game as CCN. */
  readonly ccn?: string;
}

/** A shorter hash names a generation or nothing. */
const SHORTEST_LINK = 10;

export default function Replay({ language, ccn }: ReplayProps) {
  const words = wordsIn(language);
  const replayed = useSignal<ReplayedGame | undefined>(ccn ? readReplayed(ccn) : undefined);
  const problem = useSignal("");
  useEffect(() => {
    const link = location.hash;
    if (ccn || link.length < SHORTEST_LINK) return;
    try {
      replayed.value = readBrought(link);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      problem.value = words.replay.brokenLink;
    }
  }, []);
  if (replayed.value) return <Player words={words} replayed={replayed.value} />;
  return (
    <BringGame
      words={words}
      problem={problem.value}
      onGame={(brought) => replayed.value = brought}
    />
  );
}
