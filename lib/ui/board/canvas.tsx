/** The drawn board's place in the page. */

import { useEffect, useRef } from "preact/hooks";
import { type BoardSource, BoardView } from "./view.ts";

interface BoardCanvasProps {
  readonly source: BoardSource;
  /** What stands for the drawing where it cannot be seen. */
  readonly fallback: string;
}

export function BoardCanvas({ source, fallback }: BoardCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null), still = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const view = new BoardView(canvas.current!, still.current!, source);
    return () => view.close();
  }, []);
  return (
    <>
      <canvas ref={still} class="still" aria-hidden="true" />
      <canvas ref={canvas} class="board" aria-hidden="true">{fallback}</canvas>
    </>
  );
}
