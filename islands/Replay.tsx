/** A game to look through: the page's own, or one that a visitor brings. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BringGame } from "../lib/view/replay/bring_game.tsx";
import { readHash } from "../lib/view/replay/read_brought.ts";
import { Replay as Player } from "../lib/view/replay/replay.tsx";
import { readReplayed, type ReplayedGame } from "../lib/view/replay/replayed_game.ts";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface ReplayProps {
  readonly language: Language;
  /** The page's game as CCN. */
  readonly ccn?: string;
}

export default function Replay({ language, ccn }: ReplayProps) {
  const words = wordsIn(language);
  const replayed = useSignal<ReplayedGame | undefined>(ccn ? readReplayed(ccn) : undefined);
  const isDamaged = useSignal(false);
  useEffect(() => {
    if (ccn) return;
    const linked = readHash(location.hash);
    isDamaged.value = linked === "damaged";
    if (linked && linked !== "damaged") replayed.value = linked;
  }, []);
  if (replayed.value) return <Player words={words} replayed={replayed.value} />;
  return (
    <BringGame
      words={words}
      problem={isDamaged.value ? words.replay.brokenLink : ""}
      onGame={(brought) => replayed.value = brought}
    />
  );
}
