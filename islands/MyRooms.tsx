/** The rooms that this browser's player sits in, and where it is their move. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Account, type MyRoom } from "../lib/transport/account.ts";
import { RoomList, type RoomListProps } from "../lib/view/parts/room_list.tsx";

/** How often the list is asked for anew while it is seen, in milliseconds. */
const REFRESH = 30_000;

export default function MyRooms(props: Omit<RoomListProps, "rooms">) {
  const rooms = useSignal<readonly MyRoom[] | undefined>(undefined);
  useEffect(() => {
    const account = new Account();
    const look = async () => {
      if (document.visibilityState === "visible") rooms.value = await account.rooms();
    };
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return <RoomList {...props} rooms={rooms.value ?? []} />;
}
