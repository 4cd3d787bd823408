/** What stands beside whose turn it is: the time left for it, who watches. This module is browser compatible. */

import { deadlineOf } from "../../rooms/clock.ts";
import { useCountdown } from "../parts/countdown.ts";
import type { PostWords } from "../words/post/mod.ts";
import type { PostPartProps } from "./post_parts.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

export function TimeLeft({ line, table: { words: { room: words }, post } }: PostPartProps) {
  const { watchers } = line.state.value;
  const left = useCountdown(line, deadlineOf(line.room.value));
  return (
    <p class="hud-margin">
      {left !== undefined && (
        <span class="clock" role="timer" aria-label={words.clock(left)}>{textOf(post, left)}</span>
      )}
      {watchers > 0 && <span>{words.watchers(watchers)}</span>}
    </p>
  );
}

/** Days and hours, then minutes and seconds: `1:05`. */
function textOf(post: PostWords, left: number): string {
  if (left >= HOUR) {
    return post.timeLeft(Math.floor(left / DAY), Math.floor(left % DAY / HOUR));
  }
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
