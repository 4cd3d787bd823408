/** A game to look through: the page's own, or one that a visitor brings. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isLifeGameId } from "../lib/games/life_games.ts";
import type { GameRecord } from "../lib/games/notation.ts";
import { WrittenGame } from "../lib/view/parts/written_game.tsx";
import { BringGame } from "../lib/view/replay/bring_game.tsx";
import { readBrought, readHash } from "../lib/view/replay/read_brought.ts";
import { Replay as Player } from "../lib/view/replay/replay.tsx";
import { replayedOf } from "../lib/view/replay/replayed_game.ts";
import type { Language } from "../lib/view/words/language.ts";
import { type Words, wordsIn } from "../lib/view/words/mod.ts";

export interface ReplayProps {
  readonly language: Language;
  /** The page's game as CCN. */
  readonly ccn?: string;
}

export default function Replay({ language, ccn }: ReplayProps) {
  const words = wordsIn(language);
  const record = useSignal<GameRecord | undefined>(ccn ? readBrought(ccn) : undefined);
  const isDamaged = useSignal(false);
  useEffect(() => {
    if (ccn) return;
    const linked = readHash(location.hash);
    isDamaged.value = linked === "damaged";
    if (linked && linked !== "damaged") record.value = linked;
  }, []);
  if (record.value) return <Shown words={words} record={record.value} />;
  return (
    <BringGame
      words={words}
      problem={isDamaged.value ? words.replay.brokenLink : ""}
      onGame={(brought) => record.value = brought}
    />
  );
}

/** On a board that plays, where there is one for its game. */
function Shown({ words, record }: { readonly words: Words; readonly record: GameRecord }) {
  if (!isLifeGameId(record.game)) return <WrittenGame words={words} record={record} />;
  return <Player words={words} replayed={replayedOf(record)} />;
}
