/** What stands beside whose turn it is: the time left for it, who watches. */

import { deadlineOf } from "../../../rooms/clock.ts";
import { useCountdown } from "../../parts/countdown.ts";
import type { PostPartProps } from "./parts.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

export function TimeLeft({ line, table }: PostPartProps) {
  const { room: words } = table.words;
  const { watchers } = line.state.value;
  const left = useCountdown(line, deadlineOf(line.room.value));
  return (
    <p class="hud-margin">
      {left !== undefined && (
        <span class="clock" role="timer" aria-label={labelOf(table, left)}>{textOf(left)}</span>
      )}
      {watchers > 0 && <span>{words.watchers(watchers)}</span>}
    </p>
  );
}

/** Days and hours, then minutes and seconds: `2 d 23 h`, `1:05`. */
function textOf(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${hoursIn(left)} h`;
  if (left >= HOUR) return `${hoursIn(left)} h`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

function labelOf({ words, post }: PostPartProps["table"], left: number): string {
  return left >= HOUR
    ? post.timeLeft(Math.floor(left / DAY), hoursIn(left))
    : words.room.clock(left);
}

/** Beside whole days. */
function hoursIn(left: number): number {
  return Math.floor(left % DAY / HOUR);
}
