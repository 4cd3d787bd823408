/** The line to a room while something of the room is shown. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RoomLine } from "../net/room_line.ts";

/** Opens the line once shown in a browser, and closes it at the end; undefined until then. */
export function useLine(open: () => RoomLine): RoomLine | undefined {
  const opened = useSignal<RoomLine | undefined>(undefined);
  useEffect(() => {
    const line = open();
    opened.value = line;
    return () => line.close();
  }, []);
  return opened.value;
}
