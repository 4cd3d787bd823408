/** Finished games of one's own, the newest first. This module is browser compatible. */

import type { Sat } from "../../store/archive.ts";
import type { ListedGame, MyGames } from "../../transport/account.ts";
import type { PeopleWords } from "../words/people/mod.ts";

export interface GameListProps {
  readonly words: PeopleWords;
  readonly mine: MyGames;
  /** Asks for the games that come after. */
  readonly onMore: (after: string) => void;
}

export function GameList({ words, mine: { player, games, next }, onMore }: GameListProps) {
  const { me } = words;
  return (
    <section class="card" aria-labelledby="games-title">
      <h2 id="games-title">{me.gamesTitle}</h2>
      {games.length === 0 && <p>{me.gamesNone}</p>}
      <ul class="game-list">
        {games.map((game) => {
          const [blue, red] = game.seats.map((sat) => nameOf(words, game, sat));
          return (
            <li key={game.id}>
              <a href={`/g/${game.id}`}>{me.game(blue!, red!)}</a>{" "}
              <small>{outcomeOf(words, game, player?.id)}</small>
            </li>
          );
        })}
      </ul>
      {next !== undefined && (
        <button type="button" onClick={() => onMore(next)}>{me.gamesMore}</button>
      )}
    </section>
  );
}

function nameOf({ me }: PeopleWords, { opponent }: ListedGame, sat: Sat): string {
  if (sat.is === "deleted") return me.deleted;
  if (sat.is === "person") return sat.name || me.guest;
  const level = sat.level ?? opponent;
  return level === "online" ? "" : me.computer[level];
}

/** How the game went for the player, and why it did not count if it did not. */
function outcomeOf(
  { me }: PeopleWords,
  { winner, seats, points, unrated }: ListedGame,
  player: number | undefined,
): string {
  const mine = seats.findIndex((sat) => sat.is === "person" && sat.player === player);
  const how = winner === null ? me.drawn : winner === mine ? me.won(points) : me.lost;
  return unrated === null ? how : `${how}, ${me.unrated[unrated]}`;
}
