/** A player's own finished games, the newest first. */

import type { Sat } from "../../leaderboard/finished_game.ts";
import { profileHref } from "../../leaderboard/player.ts";
import type { ListedGame, MyGames } from "../net/account.ts";
import { Lacking } from "../parts/lacking.tsx";
import { outcomeSentence } from "./outcome.ts";
import { isolated } from "../../words/isolated.ts";
import type { PeopleWords } from "./words/mod.ts";
import type { RatedWords } from "./words/rated/mod.ts";

interface GameListProps {
  readonly words: PeopleWords;
  readonly rated: RatedWords;
  /** Undefined until they are known, null when they couldn't be loaded. */
  readonly mine: MyGames | null | undefined;
  /** Asks for the games that come after. */
  readonly onMore: (after: string) => void;
}

export function GameList({ words, rated, mine, onMore }: GameListProps) {
  const { player, games, next } = mine ?? {};
  const { me } = words;
  return (
    <section class="card" aria-labelledby="games-title">
      <h2 id="games-title">{me.gamesTitle}</h2>
      <Lacking list={mine && games} none={me.gamesNone} notLoaded={me.notLoaded} />
      {player && <a href={profileHref(player)}>{me.record}</a>}
      <ul class="game-list">
        {games?.map((game) => {
          const names = game.seats.map((sat) => isolated(nameOf(words, game, sat)));
          return (
            <li key={game.id}>
              <a href={`/g/${game.id}`}>{me.game(names)}</a>{" "}
              <small>{outcomeSentence(rated, game, player?.id)}</small>
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
  if (sat.is === "person") return sat.isBot ? me.bot(sat.name || me.guest) : sat.name || me.guest;
  const level = sat.level ?? opponent;
  return level === "online" || level === "bot" ? "" : me.computer[level];
}
