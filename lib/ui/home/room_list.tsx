/** Games under way, and whose turn each awaits. */

import type { GameId } from "../../games/registry.ts";
import type { MyRoom } from "../net/account.ts";
import type { Language } from "../../words/language.ts";
import { Lacking } from "../parts/lacking.tsx";
import { roomsWordsIn } from "../../words/rooms/mod.ts";
import { whenText } from "../../words/when.ts";

export interface RoomListProps {
  readonly language: Language;
  /** The games by name. */
  readonly games: Readonly<Partial<Record<GameId, string>>>;
  /** Undefined until they are known, null when they couldn't be loaded. */
  readonly rooms: readonly MyRoom[] | null | undefined;
}

export function RoomList({ language, games, rooms }: RoomListProps) {
  const words = roomsWordsIn(language);
  if (!rooms?.length) return <Lacking {...words} list={rooms} />;
  return (
    <ul class="game-list">
      {rooms.map((room) => (
        <li key={room.code}>
          <a href={`/r/${room.code}`}>{`${games[room.game]}, ${room.code}`}</a>{" "}
          <small>
            <strong>{stateOf(room, language)}</strong>
            {room.due !== null && (
              <>
                {" "}
                <time datetime={new Date(room.due).toISOString()}>
                  {words.until(whenText(language, room.due))}
                </time>
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ seats, sat, isMyTurn, mover, isComputers }: MyRoom, language: Language): string {
  const words = roomsWordsIn(language);
  if (mover === null) return words.waiting(sat, seats);
  if (isMyTurn) return words.myTurn;
  return words.turnOf(isComputers ? words.computer : mover || words.guest);
}
