/** Who asks this browser's player for a game, the rooms they sit in, where it is their move, and a feed of that. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Account, type MyRooms as Mine } from "../lib/ui/net/account.ts";
import { onWake } from "../lib/ui/net/env.ts";
import { Reminder } from "../lib/ui/net/reminder.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { FeedLink, ReminderSwitch } from "../lib/ui/people/reminder_switch.tsx";
import { RoomList, type RoomListProps } from "../lib/ui/home/room_list.tsx";
import { friendsWordsIn } from "../lib/ui/people/words/friends/mod.ts";

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
