/** Who asks this browser's player for a game, the rooms they sit in, where it is their move, and a feed of that. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Account, type MyRoom, type MyRooms as Mine } from "../lib/ui/net/account.ts";
import { onWake } from "../lib/ui/net/env.ts";
import { Reminder } from "../lib/ui/net/reminder.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { FeedLink, ReminderSwitch } from "../lib/ui/people/reminder_switch.tsx";
import { friendsWordsIn } from "../lib/ui/people/words/friends/mod.ts";
import type { GameId } from "../lib/games/registry.ts";
import type { Language } from "../lib/words/language.ts";
import { Lacking } from "../lib/ui/parts/lacking.tsx";
import { roomsWordsIn } from "../lib/words/rooms/mod.ts";
import { whenText } from "../lib/words/when.ts";

interface RoomListProps {
  readonly language: Language;
  /** The games by name. */
  readonly games: Readonly<Partial<Record<GameId, string>>>;
  /** Undefined until they are known, null when they couldn't be loaded. */
  readonly rooms: readonly MyRoom[] | null | undefined;
}

/** How often the list is asked for again while it's visible, in milliseconds. */
const REFRESH = 30_000;

export default function MyRooms(props: Omit<RoomListProps, "rooms">) {
  useEarlyChoices();
  const account = useMemo(() => new Account(), []);
  const reminder = useMemo(() => new Reminder(), []);
  const mine = useSignal<Mine | null | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      mine.value = await account.rooms() ?? mine.value ?? null;
    };
    look();
    const timer = setInterval(look, REFRESH), endWake = onWake(look);
    return () => {
      clearInterval(timer);
      endWake();
    };
  }, []);
  const rooms = mine.value && mine.value.rooms;
  const [asked] = mine.value?.challenges ?? [];
  return (
    <>
      <div role="status">
        {asked && (
          <a class="button primary" href="/friend">
            {friendsWordsIn(props.language).invitation(asked.from, props.games[asked.game]!)}
          </a>
        )}
      </div>
      <RoomList {...props} rooms={rooms} />
      {!!rooms?.length && <FeedLink language={props.language} ask={() => account.feed()} />}
      <ReminderSwitch language={props.language} reminder={reminder} />
    </>
  );
}

/** Games under way, and whose turn each awaits. */
function RoomList({ language, games, rooms }: RoomListProps) {
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
