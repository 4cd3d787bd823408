/** Where the visitor stands on a leaderboard. The page is whole without it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Account, type MyPlace } from "../lib/ui/net/account.ts";
import { OwnPlace } from "../lib/ui/people/own_place.tsx";
import type { Language } from "../lib/words/language.ts";
import { peopleWordsIn } from "../lib/ui/people/words/mod.ts";

export interface PlaceProps {
  readonly language: Language;
  /** The board's query. */
  readonly board: string;
}

export default function Place({ language, board }: PlaceProps) {
  const mine = useSignal<MyPlace | undefined>(undefined);
  useEffect(() => {
    new Account().place(board).then((place) => {
      mine.value = place;
      const row = document.querySelector(`[data-player="${place?.player?.id}"]`);
      row?.setAttribute("aria-current", "true");
    });
  }, []);
  return <OwnPlace words={peopleWordsIn(language)} mine={mine.value} />;
}
