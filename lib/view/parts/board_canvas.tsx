/** The drawn board's place in the page. This module is browser compatible. */

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { BoardView } from "../board_view.ts";
import type { Pointing } from "../scene.ts";
import type { Table } from "../table.ts";

export interface BoardCanvasProps {
  readonly table: Table;
  readonly pointing: Signal<Pointing>;
}

export function BoardCanvas({ table, pointing }: BoardCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const view = new BoardView(canvas.current!, table, pointing);
    return () => view.close();
  }, []);
  return <canvas ref={canvas} class="board" aria-hidden="true">{table.words.board.canvas}</canvas>;
}
