/** A draw, offered by the game itself to who plays it. */

import type { RoomLine } from "../../../net/room_line.ts";
import { actorOf, ask } from "../../../table/ask.ts";
import type { Table } from "../../../table/table.ts";
import type { FiringWords } from "./speech.ts";
import { type AnnihilationGame, isDrawn } from "./ui.tsx";

export interface RepeatedNoticeProps {
  readonly line: RoomLine;
  readonly table: Table<AnnihilationGame>;
  readonly words: FiringWords;
}

/** Where one has agreed already, the offer of that is shown instead. */
export function RepeatedNotice({ line, table, words: { own, room } }: RepeatedNoticeProps) {
  const isAsked = isDrawn(table.match) && actorOf(line) !== null && !line.room.value.offer;
  return (
    <div aria-live="polite">
      {isAsked && (
        <div class="ask">
          <p>{room.repeated}</p>
          <button
            type="button"
            class="primary"
            onClick={() => ask({ line, table }, { t: "offer", what: "draw" })}
          >
            {own.agree}
          </button>
        </div>
      )}
    </div>
  );
}
