/** A list of finished games: who played, who won, when. */

import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import { headlineOf, titleOf } from "./archived.ts";
import { outcomeWord } from "./outcome.ts";
import { ratedWordsIn } from "./words/rated/mod.ts";
import type { Words } from "../../words/mod.ts";

interface FinishedGamesProps {
  readonly words: Words;
  /** The games by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly games: readonly ArchivedGame[];
  /** What is said when there are none. */
  readonly none: string;
  /** Whose games they are; undefined for anyone's. */
  readonly player?: number | undefined;
}

export function FinishedGames({ words, names, games, none, player }: FinishedGamesProps) {
  if (games.length === 0) return <p>{none}</p>;
  const how = (game: ArchivedGame) =>
    player === undefined
      ? headlineOf(words, game)
      : outcomeWord(ratedWordsIn(words.language), game, player);
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/g/${game.id}`}>{titleOf(words, game)}</a>{" "}
          <small>
            {how(game)} · {names[game.game]} ·{" "}
            <time datetime={new Date(game.endedAt).toISOString()}>
              {dayOf(words, game.endedAt)}
            </time>
          </small>
        </li>
      ))}
    </ul>
  );
}

function dayOf({ language }: Words, ms: number): string {
  return new Date(ms).toLocaleDateString(language, { dateStyle: "medium", timeZone: "UTC" });
}
