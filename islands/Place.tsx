/** Where the visitor stands on a leaderboard. The page is whole without it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PLACES, type Standing } from "../lib/leaderboard/board.ts";
import { Account, type MyPlace } from "../lib/ui/net/account.ts";
import { type PeopleWords, peopleWordsIn } from "../lib/ui/people/words/mod.ts";
import type { Language } from "../lib/words/language.ts";

interface PlaceProps {
  readonly language: Language;
  /** The board's query. */
  readonly board: string;
}

export default function Place({ language, board }: PlaceProps) {
  const mine = useSignal<MyPlace | undefined>(undefined);
  const isReady = useSignal(false);
  useEffect(() => {
    new Account().place(board).then((place) => {
      mine.value = place;
      isReady.value = true;
      const row = document.querySelector(`[data-player="${place?.player?.id}"]`);
      row?.setAttribute("aria-current", "true");
    });
  }, []);
  return <OwnPlace words={peopleWordsIn(language)} isReady={isReady.value} mine={mine.value} />;
}

interface OwnPlaceProps {
  readonly words: PeopleWords;
  /** Whether the server was asked. */
  readonly isReady: boolean;
  /** Undefined where it didn't say. */
  readonly mine: MyPlace | undefined;
}

/** One's own place on a board in a sentence. */
function OwnPlace({ words, isReady, mine }: OwnPlaceProps) {
  const isNameless = mine !== undefined && !mine.player?.name;
  return (
    <p class="own-place" data-ready={`${isReady}`}>
      {isReady && !mine ? words.me.nameRefused.offline : ownSentence(words, mine?.standing)}{" "}
      {isNameless && <a href="/me">{words.leaderboard.chooseName}</a>}
    </p>
  );
}

function ownSentence({ leaderboard }: PeopleWords, standing: Standing | null | undefined): string {
  if (!standing) return leaderboard.notYet;
  const { rank, points, wins, games } = standing;
  return rank > PLACES
    ? leaderboard.mineBehind(PLACES, points, wins, games)
    : leaderboard.mine(rank, points, wins, games);
}
