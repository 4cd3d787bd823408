/** Seconds that run down. */

import { useEffect, useState } from "preact/hooks";
import type { RoomLine } from "../net/room_line.ts";

/** Whole seconds until a moment of the server's clock, not below 0; undefined without one. */
export function useCountdown(line: RoomLine, until: number | undefined): number | undefined {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick(line.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? until : Math.max(0, Math.ceil((until - line.now()) / 1000));
}

/** Minutes and seconds: `1:05`. */
export function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
