/** The rooms in which somebody waits for anyone. This module is browser compatible. */

import type { RoomHead } from "../../rooms/head.ts";
import type { Words } from "../words/mod.ts";

/** What the list shows of a room. */
export type OpenGame = Pick<RoomHead, "code" | "game" | "host" | "free" | "clock">;

export interface OpenGamesProps {
  readonly words: Words;
  readonly games: readonly OpenGame[];
}

export function OpenGames({ words: { home, games: names, room, seats }, games }: OpenGamesProps) {
  if (games.length === 0) return <p class="open-games">{home.openNone}</p>;
  return (
    <ul class="open-games">
      {games.map(({ code, game, host, free, clock }) => (
        <li key={code}>
          <a class="button" href={`/r/${code}`}>
            {home.openGame(host || room.guest, seats[free]!, names[game].text)}
            {clock !== null && <small>{home.clockSeconds(clock)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
