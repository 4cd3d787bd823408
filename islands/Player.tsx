/** What a player's page has for one visitor only: for its player the way to what is private. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Account } from "../lib/ui/net/account.ts";
import { playerWordsIn } from "../lib/ui/people/words/player/mod.ts";
import type { Language } from "../lib/words/language.ts";

export interface PlayerProps {
  readonly language: Language;
  /** The public number of whose page it is. */
  readonly player: number;
}

export default function Player({ language, player }: PlayerProps) {
  const words = playerWordsIn(language);
  const me = useSignal<number | null | undefined>(undefined);
  useEffect(() => {
    new Account().place("").then((place) => me.value = place?.player?.id ?? null);
  }, []);
  if (me.value !== player) return <p class="own" data-ready={`${me.value !== undefined}`} />;
  return (
    <p class="own" data-ready="true">
      {words.you} <a href="/me">{words.yours}</a>
    </p>
  );
}
