/** The games that are played now, each a way to watch it. */

import type { TvGame } from "../../rooms/tv.ts";
import type { TvWords } from "./words/mod.ts";

interface TvListProps {
  readonly words: TvWords;
  readonly running: readonly TvGame[];
  readonly names: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  /** The id of the game that is watched. */
  readonly current: string | undefined;
}

export function TvList({ words, running, names, seats, current }: TvListProps) {
  return (
    <section aria-labelledby="tv-list">
      <h2 id="tv-list">{words.listTitle}</h2>
      {running.length === 0 && (
        <p>
          {words.none} <a href="/now">{words.play}</a>
        </p>
      )}
      <ul class="game-list">
        {running.map(({ id, game, sides, turns }) => (
          <li key={id}>
            <a href={`/tv?id=${id}`} aria-current={id === current ? "true" : undefined}>
              {words.against(
                ...sides.map((side, seat) => words.side(seats[seat]!, side)) as [string, string],
              )}
            </a>{" "}
            <small>{names[game]} · {words.turn(turns)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
