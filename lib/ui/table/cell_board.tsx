/** A board of cells at a table: drawn, and in words for keyboard and screen reader. */

import { useMemo } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { BoardCanvas } from "../board/canvas.tsx";
import type { TableBoardProps } from "./table.ts";
import { boardOf } from "./table_board.ts";
import { TextBoard } from "./text_board.tsx";

export function CellBoard<Kind extends AnyGame>({ table, onGo }: TableBoardProps<Kind>) {
  const board = useMemo(() => boardOf(table), []);
  return (
    <>
      <BoardCanvas source={board} fallback={table.words.board.canvas} />
      <TextBoard table={table} onGo={onGo} />
    </>
  );
}
