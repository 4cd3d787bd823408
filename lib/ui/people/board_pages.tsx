/** The ways between a leaderboard's pages. */

import { type BoardChoice, boardQuery } from "../../leaderboard/board_choice.ts";
import { skirmish } from "../../games/conquerors/conquerors.ts";
import { FORMULA, speedOf } from "../../leaderboard/points.ts";
import type { PeopleWords } from "./words/mod.ts";

interface BoardPagesProps {
  readonly words: PeopleWords;
  readonly choice: BoardChoice;
  readonly pages: number;
}

export function BoardPages({ words: { leaderboard }, choice, pages }: BoardPagesProps) {
  const { page } = choice;
  if (pages === 1) return null;
  const href = (page: number) => `/leaderboard${boardQuery({ ...choice, page })}`;
  return (
    <nav class="pages" aria-label={leaderboard.pages}>
      {page > 1 && (
        <a class="button" href={href(page - 1)} rel="prev">
          {leaderboard.previous}
        </a>
      )}
      <span>{leaderboard.pageOf(page, pages)}</span>
      {page < pages && <a class="button" href={href(page + 1)} rel="next">{leaderboard.next}</a>}
    </nav>
  );
}

/** Where a game with fewer rounds is judged by other numbers. */
const SHORT = { rounds: skirmish.rounds!, ...speedOf(skirmish.rounds!) };

/** How points are counted, with the formula's own numbers. */
export function PointsExplained({ words: { leaderboard } }: { readonly words: PeopleWords }) {
  return (
    <details class="card">
      <summary>
        <h2>{leaderboard.howTitle}</h2>
      </summary>
      <ul class="points">
        {leaderboard.how(FORMULA, SHORT).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <p>
        <a href="/me">{leaderboard.deviceLink}</a>
      </p>
    </details>
  );
}
