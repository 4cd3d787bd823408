/** What stands under whose turn it is: its clock, who watches, how the line is. */

import { deadlineOf } from "../../rooms/clock.ts";
import type { RoomPartProps } from "./ask.ts";
import { useCountdown } from "../parts/countdown.ts";

export function RoomMargin({ line, table: { words: { room: words } } }: RoomPartProps) {
  const { watchers, transport } = line.state.value;
  const left = useCountdown(line, deadlineOf(line.room.value));
  return (
    <p class="hud-margin">
      {left !== undefined && (
        <span class="clock" role="timer" aria-label={words.clock(left)}>{clockText(left)}</span>
      )}
      {watchers > 0 && <span>{words.watchers(watchers)}</span>}
      {transport === "poll" && <span title={words.polling}>{words.byPolling}</span>}
    </p>
  );
}

/** Minutes and seconds: `1:05`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
