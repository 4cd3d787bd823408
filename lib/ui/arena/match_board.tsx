/** The picture of a match, and the buttons that move it. */

import { useEffect, useRef } from "preact/hooks";
import type { ArenaWords } from "./words/mod.ts";
import { ZOOM } from "./hands.ts";
import type { Projector } from "./projector.ts";

interface MatchBoardProps {
  readonly words: ArenaWords;
  readonly projector: Projector;
}

export function MatchBoard({ words, projector }: MatchBoardProps) {
  const frame = useRef<HTMLDivElement>(null), canvas = useRef<HTMLCanvasElement>(null);
  const { hands } = projector;
  useEffect(() => projector.show(canvas.current!, frame.current!), []);
  return (
    <div class="arena-board">
      <div ref={frame} tabIndex={0} role="application" aria-label={words.board}>
        <canvas ref={canvas} aria-hidden="true">{words.noPicture}</canvas>
      </div>
      <p>
        <button type="button" aria-label={words.zoomIn} onClick={() => hands.zoom(ZOOM)}>+</button>
        <button type="button" aria-label={words.zoomOut} onClick={() => hands.zoom(1 / ZOOM)}>
          −
        </button>
        <button type="button" aria-label={words.zoomFit} onClick={hands.fit}>⤢</button>
      </p>
    </div>
  );
}
