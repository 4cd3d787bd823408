/** One's own place on a board in a sentence. */

import { PLACES } from "../../leaderboard/board_page.ts";
import type { Standing } from "../../leaderboard/standing.ts";
import type { MyPlace } from "../net/account.ts";
import type { PeopleWords } from "./words/mod.ts";

interface OwnPlaceProps {
  readonly words: PeopleWords;
  /** Undefined while it is not known. */
  readonly mine: MyPlace | undefined;
}

export function OwnPlace({ words, mine }: OwnPlaceProps) {
  const { leaderboard } = words;
  const standing = mine?.standing;
  const isNameless = mine !== undefined && !mine.player?.name;
  return (
    <p class="own-place" data-ready={`${mine !== undefined}`}>
      {standing ? placeSentence(words, standing) : leaderboard.notYet}{" "}
      {isNameless && <a href="/me">{leaderboard.chooseName}</a>}
    </p>
  );
}

function placeSentence({ leaderboard }: PeopleWords, standing: Standing): string {
  const { rank, points, wins, games } = standing;
  return rank > PLACES
    ? leaderboard.mineBehind(PLACES, points, wins, games)
    : leaderboard.mine(rank, points, wins, games);
}
