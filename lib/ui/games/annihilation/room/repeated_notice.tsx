/** A draw, offered by the game itself to who plays it. */

import type { RoomLine } from "../../../net/room_line.ts";
import { actorOf, ask } from "../../../table/ask.ts";
import type { FiringTable } from "./table.ts";

export interface RepeatedNoticeProps {
  readonly line: RoomLine;
  readonly table: FiringTable;
}

/** Where one has agreed already, the offer of that is shown instead. */
export function RepeatedNotice({ line, table }: RepeatedNoticeProps) {
  const isAsked = table.isRepeated.value && actorOf(line) !== null && !line.room.value.offer;
  return (
    <div aria-live="polite">
      {isAsked && (
        <div class="ask">
          <p>{table.room.repeated}</p>
          <button
            type="button"
            class="primary"
            onClick={() => ask({ line, table }, { t: "offer", what: "draw" })}
          >
            {table.own.agree}
          </button>
        </div>
      )}
    </div>
  );
}
