/** The rooms in which somebody waits for anyone. This module is browser compatible. */

import type { RoomHead } from "../../rooms/head.ts";
import type { GameId } from "../../games/mod.ts";
import type { LobbyWords } from "../words/lobby/mod.ts";

/** What the list shows of a room. */
export type OpenGame = Pick<RoomHead, "code" | "game" | "host" | "free" | "clock">;

/** What can be chosen of a room, by its name in the page's language. */
export interface Choices {
  readonly seats: readonly string[];
  readonly games: readonly { readonly id: GameId; readonly text: string }[];
}

export interface OpenGamesProps {
  readonly words: LobbyWords;
  readonly choices: Choices;
  readonly open: readonly OpenGame[];
}

export function OpenGames({ words, choices: { seats, games }, open }: OpenGamesProps) {
  if (open.length === 0) return <p class="open-games">{words.openNone}</p>;
  const textOf = (game: GameId) => games.find(({ id }) => id === game)!.text;
  return (
    <ul class="open-games">
      {open.map(({ code, game, host, free, clock }) => (
        <li key={code}>
          <a class="button" href={`/r/${code}`}>
            {words.openGame(host || words.guest, seats[free]!, textOf(game))}
            {clock !== null && <small>{words.clockSeconds(clock)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
