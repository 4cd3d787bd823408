/** Giving up, calling off, offering a draw. */

import { useSignal } from "@preact/signals";
import { canAbort } from "../../rooms/ending.ts";
import { phaseOf } from "../../rooms/view.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";

export function RoomActions(part: RoomPartProps) {
  const { line, table: { words: { room: words } } } = part;
  const room = line.room.value;
  if (actorOf(line) === null) return null;
  const isPlaying = phaseOf(room) === "playing";
  return (
    <div class="room-actions">
      {isPlaying && (canAbort(room)
        ? <button type="button" onClick={() => ask(part, { t: "abort" })}>{words.abort}</button>
        : <Resign {...part} />)}
      {isPlaying && !room.offer && (
        <button
          type="button"
          onClick={() => ask(part, { t: "offer", what: "draw" })}
        >
          {words.offerDraw}
        </button>
      )}
    </div>
  );
}

/** The first press asks, the second resigns; going elsewhere is a no. */
function Resign(part: RoomPartProps) {
  const { room: words } = part.table.words;
  const isSure = useSignal(false);
  const press = () => {
    if (isSure.value) ask(part, { t: "resign" });
    isSure.value = !isSure.value;
  };
  return (
    <button type="button" onClick={press} onBlur={() => isSure.value = false}>
      {isSure.value ? words.resignSure : words.resign}
    </button>
  );
}
