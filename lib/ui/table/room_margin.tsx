/** What stands under whose turn it is: its clock, who watches, how the line is. */

import { deadlineOf } from "../../rooms/clock.ts";
import { useCountdown } from "../parts/countdown.ts";
import type { RoomPartProps } from "./ask.ts";
import type { RoomWords } from "./words/room/mod.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

export function RoomMargin({ line, words }: RoomPartProps) {
  const { watchers, transport } = line.state.value;
  const left = useCountdown(line, deadlineOf(line.room.value));
  return (
    <p class="hud-margin">
      {left !== undefined && <Clock words={words} left={left} />}
      {watchers > 0 && <span>{words.watchers(watchers)}</span>}
      {transport === "poll" && <span title={words.polling}>{words.byPolling}</span>}
    </p>
  );
}

/** Days and hours, or minutes and seconds: `2 d 23 h`, `1:05`. */
function Clock({ words, left }: { readonly words: RoomWords; readonly left: number }) {
  const isLong = left >= HOUR;
  const [days, hours] = [Math.floor(left / DAY), Math.floor(left % DAY / HOUR)];
  const long = days > 0 ? `${days} d ${hours} h` : `${hours} h`;
  const short = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const label = isLong ? words.longClock(days, hours) : words.clock(left);
  return <span class="clock" role="timer" aria-label={label}>{isLong ? long : short}</span>;
}
