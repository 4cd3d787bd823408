/** Seconds that run down. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RoomLine } from "../net/room_line.ts";

/** Whole seconds until a moment of the server's clock, not below 0; undefined without one. */
export function useCountdown(line: RoomLine, until: number | undefined): number | undefined {
  const now = useSignal(0);
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => now.value = line.now();
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - (now.value || line.now())) / 1000));
}

/** Minutes and seconds: `1:05`. */
export function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
