/** How points are counted, with the formula's own numbers. */

import { FORMULA } from "../../leaderboard/points.ts";
import type { PeopleWords } from "./words/mod.ts";

export function PointsExplained({ words: { leaderboard } }: { readonly words: PeopleWords }) {
  return (
    <section class="card" aria-labelledby="points">
      <h2 id="points">{leaderboard.howTitle}</h2>
      <ul class="points">
        {leaderboard.how(FORMULA).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <p>
        <a href="/me">{leaderboard.deviceLink}</a>
      </p>
    </section>
  );
}
