/** The rooms in which somebody waits for anyone. */

import { writeTime } from "../../rooms/bank.ts";
import type { ShownHead } from "../../rooms/summary.ts";
import type { GameId } from "../../games/registry.ts";
import { isolated } from "../../words/isolated.ts";
import type { OwnKomi } from "./komi_field.tsx";
import { clockText } from "./room_fields.tsx";
import type { LobbyWords } from "./words/mod.ts";

/** What the list shows of a room. */
export type OpenGame = Pick<ShownHead, "code" | "game" | "host" | "free" | "clock" | "bank">;

export interface GameChoice extends OwnKomi {
  readonly id: GameId;
  /** Whether its rooms are made on a page of its own. */
  readonly isApart: boolean;
}

/** What can be chosen of a room, by its name in the page's language. */
export interface Choices {
  readonly seats: readonly string[];
  readonly games: readonly GameChoice[];
}

interface OpenGamesProps {
  readonly words: LobbyWords;
  readonly choices: Choices;
  readonly open: readonly OpenGame[];
}

export function OpenGames({ words, choices: { seats, games }, open }: OpenGamesProps) {
  if (open.length === 0) return <p class="open-games">{words.openNone}</p>;
  const lineOf = ({ game, host, free }: OpenGame) => {
    const { text, isApart } = games.find(({ id }) => id === game)!;
    const who = isolated(host) || words.guest;
    return isApart ? words.openApart(who, text) : words.openGame(who, seats[free]!, text);
  };
  return (
    <ul class="open-games">
      {open.map((room) => (
        <li key={room.code}>
          <a class="button" href={`/r/${room.code}`}>
            {lineOf(room)}
            {(room.clock !== null || room.bank) && (
              <small>{clockText(words, writeTime(room))}</small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
