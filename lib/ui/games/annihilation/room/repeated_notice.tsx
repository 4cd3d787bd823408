/** A draw, offered by the game itself to who plays it. */

import { actorOf, ask, type RoomPartProps } from "../../../table/ask.ts";
import type { FiringWords } from "./speech.ts";
import { type FiringMatch, isDrawn } from "./ui.tsx";

interface RepeatedNoticeProps extends RoomPartProps {
  readonly match: FiringMatch;
  readonly own: FiringWords;
}

/** Where one has agreed already, the offer of that is shown instead. */
export function RepeatedNotice({ match, own: { own, room }, ...part }: RepeatedNoticeProps) {
  const { line } = part;
  const isAsked = isDrawn(match) && actorOf(line) !== null && !line.room.value.offer;
  return (
    <div aria-live="polite">
      {isAsked && (
        <div class="ask">
          <p>{room.repeated}</p>
          <button
            type="button"
            class="primary"
            onClick={() => ask(part, { t: "offer", what: "draw" })}
          >
            {own.agree}
          </button>
        </div>
      )}
    </div>
  );
}
