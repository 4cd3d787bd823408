/** The rooms that this browser's player sits in, where it is their move, and a feed of that. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Account } from "../lib/ui/net/account.ts";
import { onWake } from "../lib/ui/net/browser_env.ts";
import { Reminder } from "../lib/ui/net/reminder.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { FeedLink, ReminderSwitch } from "../lib/ui/people/reminder_switch.tsx";
import { RoomList, type RoomListProps } from "../lib/ui/home/room_list.tsx";

/** How often the list is asked for again while it's visible, in milliseconds. */
const REFRESH = 30_000;

export default function MyRooms(props: Omit<RoomListProps, "rooms">) {
  useEarlyChoices();
  const account = useMemo(() => new Account(), []);
  const reminder = useMemo(() => new Reminder(), []);
  const rooms = useSignal<RoomListProps["rooms"]>(undefined);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      rooms.value = await account.rooms() ?? rooms.value ?? null;
    };
    look();
    const timer = setInterval(look, REFRESH), endWake = onWake(look);
    return () => {
      clearInterval(timer);
      endWake();
    };
  }, []);
  return (
    <>
      <RoomList {...props} rooms={rooms.value} />
      {!!rooms.value?.length && <FeedLink language={props.language} ask={() => account.feed()} />}
      <ReminderSwitch language={props.language} reminder={reminder} />
    </>
  );
}
