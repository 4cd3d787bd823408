/** One's own place on a board in a sentence. This module is browser compatible. */

import type { MyPlace } from "../../transport/account.ts";
import type { PeopleWords } from "../words/people/mod.ts";

export interface OwnPlaceProps {
  readonly words: PeopleWords;
  /** Undefined while it is not known. */
  readonly mine: MyPlace | undefined;
}

export function OwnPlace({ words: { leaderboard }, mine }: OwnPlaceProps) {
  const standing = mine?.standing;
  const isNameless = mine !== undefined && !mine.player?.name;
  return (
    <p class="own-place" data-ready={`${mine !== undefined}`}>
      {standing
        ? leaderboard.mine(standing.rank, standing.points, standing.wins, standing.games)
        : leaderboard.notYet} {isNameless && <a href="/me">{leaderboard.chooseName}</a>}
    </p>
  );
}
