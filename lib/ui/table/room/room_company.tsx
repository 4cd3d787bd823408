/** What a room has once others are there: fetched then. */

import { effect } from "@preact/signals";
import { deadlineOf, LOW_CLOCK } from "../../../rooms/clock.ts";
import { phaseOf, turnOf } from "../../../rooms/view.ts";
import type { ConnectionState } from "../../net/connection_state.ts";
import { actorOf, type RoomPartProps, type RoomSayings } from "./ask.ts";
import { Chat } from "./chat.tsx";
import { RoomActions } from "./room_actions.tsx";
import { tellNews } from "./room_news.ts";
import { openTalk, type Talk } from "./talk.ts";
import { companyWordsIn } from "../words/company/mod.ts";

export { reviewOf, RoomWays } from "./room_actions.tsx";
export { RoomNotices } from "./room_notices.tsx";

/** Tells what happens between turns since somebody `came`, and listens to what is said; `end` ends both. */
export function attend(
  part: RoomPartProps,
  came: ConnectionState,
  begins: RoomSayings["begins"] | undefined,
): Talk {
  const talk = openTalk(part.line);
  const note = (sentence: string) => talk.noted.value = sentence;
  const stops = [tellNews(part, came, begins, talk.hides, note), tellLowClock(part, note)];
  const end = () => {
    stops.forEach((stop) => stop());
    talk.end();
  };
  return { ...talk, end };
}

interface RoomExtrasProps extends RoomPartProps {
  readonly talk: Talk;
}

/** What one can do besides playing turns, and what is said. */
export function RoomExtras(props: RoomExtrasProps) {
  const { line, table } = props, { match } = table;
  const isUnaided = match.isRated && match.mine.length > 0 &&
    phaseOf(line.room.value) === "playing";
  return (
    <>
      {isUnaided && (
        <p>
          <small>{companyWordsIn(table.words.language).unaided}</small>
        </p>
      )}
      <RoomActions {...props} />
      <Chat {...props} />
    </>
  );
}

/**
 * Says once in each of one's turns that its time has nearly run out; returns how to stop. A device that has
 * slept hears of it late, and what is left then, if anything is.
 */
export function tellLowClock(
  { line, words }: Pick<RoomPartProps, "line" | "words">,
  note: (sentence: string) => void,
): () => void {
  return effect(() => {
    const room = line.room.value, isMine = turnOf(room) === actorOf(line);
    const left = () => (isMine && deadlineOf(room) || 0) - line.now();
    const wait = left() - LOW_CLOCK * 1_000;
    if (wait <= 0) return;
    const timer = setTimeout(() => {
      const seconds = Math.round(left() / 1_000);
      if (seconds > 0) note(words.clock(seconds));
    }, wait);
    return () => clearTimeout(timer);
  });
}
