/** A board too large for every cell to be seen at once: moved, zoomed and painted on within a frame. */

import { computed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import { tilesIn } from "../../automaton/worlds.ts";
import { listenToZoom, ZOOM } from "../arena/hands.ts";
import type { Playback } from "../arena/playback.ts";
import { Projector } from "../arena/projector.ts";
import type { LabProps } from "./lab.tsx";
import { pressKey } from "./sandbox_keys.ts";
import { cellsTo, listenToStrokes, type StrokeHandlers } from "./strokes.ts";
import type { Studio } from "./studio.ts";

/** Keys that the frame takes for itself: they move and zoom what is seen. */
const SEEING = /^(Arrow|[+\-=01]$)/;

export function WideBoard({ studio, run }: LabProps) {
  const { own: { wide }, board, words } = studio;
  const projector = useMemo(() => new Projector(), []), { hands } = projector;
  const isPainting = useSignal(false);
  /** Whether a pointer touches cells: it moves the board else. */
  const touches = isPainting.value || studio.isAsking.value;
  const frame = useRef<HTMLDivElement>(null), canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<HTMLCanvasElement>(null);
  useEffect(() => projector.play(playbackOf(studio)), []);
  useEffect(
    () => projector.show(canvas.current!, map.current!, frame.current!, !touches),
    [touches],
  );
  useEffect(() => {
    if (!touches) return;
    const end = new AbortController();
    const cellAt = (event: MouseEvent) => projector.cellAt(event);
    const stop = listenToStrokes(canvas.current!, cellAt, strokesOf(studio));
    listenToZoom(frame.current!, hands, end.signal);
    return () => {
      stop();
      end.abort();
    };
  }, [touches]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (SEEING.test(event.key) || !pressKey(studio, run, event)) return;
    event.preventDefault();
  };
  const { width, height } = board.value;
  return (
    <div class="arena wide-board">
      <div class="arena-board" data-painting={`${touches}`}>
        <div
          ref={frame}
          tabIndex={0}
          role="application"
          aria-label={wide.board(width, height)}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} aria-hidden="true">{words.board.canvas}</canvas>
        </div>
        <canvas ref={map} class="minimap" hidden aria-hidden="true" />
        <p>
          <button
            type="button"
            aria-pressed={`${isPainting.value}`}
            onClick={() => isPainting.value = !isPainting.value}
          >
            {wide.paint}
          </button>
          <button type="button" aria-label={wide.life} onClick={hands.fitLife}>◎</button>
          <button type="button" aria-label={wide.nearer} onClick={() => hands.zoom(ZOOM)}>+</button>
          <button type="button" aria-label={wide.farther} onClick={() => hands.zoom(1 / ZOOM)}>
            −
          </button>
          <button type="button" aria-label={wide.whole} onClick={hands.fit}>⤢</button>
        </p>
      </div>
    </div>
  );
}

/** The sandbox as something to be watched: it goes on by itself, not with the frames. */
function playbackOf(studio: Studio): Omit<Playback, "history"> {
  return {
    get board() {
      return tilesIn(studio.world.peek(), studio.board.peek());
    },
    get marked() {
      return studio.outlined.peek();
    },
    news: computed(() => [studio.timeline.value, studio.outlined.value]),
    isMoving: false,
    advance: () => false,
  };
}

/** A stroke is painted when it's over; a pattern in the hand goes down where it begins. */
function strokesOf(studio: Studio): StrokeHandlers {
  let cells: Cell[] = [], state = 0;
  return {
    begin: (cell) => {
      if (studio.isAsking.peek() || studio.stamp.peek()) return studio.touch(cell);
      cells = [cell];
      state = studio.stateAfter(cell);
    },
    goOn: (cell) => {
      const last = cells.at(-1);
      if (last !== undefined) cells.push(...cellsTo(studio.board.peek(), last, cell));
    },
    end: () => {
      if (cells.length > 0) studio.paint([...new Set(cells)], state);
      cells = [];
    },
    cancel: () => cells = [],
    hover: () => {},
  };
}
