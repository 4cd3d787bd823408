/** A board of cells at a table: drawn, and in words for keyboard and screen reader. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { AnyPlayed } from "../../games/known_games.ts";
import { BoardCanvas } from "../board/canvas.tsx";
import { late } from "../parts/late.ts";
import type { TableBoardProps } from "./table.ts";
import { boardOf } from "./table_board.ts";
import { focusBoard } from "../board/focus_board.ts";
import { followSettings, readSetting } from "../settings/settings.ts";

export function CellBoard<Kind extends AnyPlayed>({ table, onGo }: TableBoardProps<Kind>) {
  const board = useMemo(() => boardOf(table), []);
  return (
    <>
      <BoardCanvas source={board} fallback={table.words.board.canvas} />
      <TextBoard table={table} onGo={onGo} />
    </>
  );
}

type SpokenBoardModule = typeof import("./spoken_board.tsx");

const fetchBoard = (): Promise<SpokenBoardModule> => import("./spoken_board.tsx");

/**
 * The way into the table's board for keyboard and screen reader. The board itself is fetched when a key
 * is first pressed, and put into the page when a key has gone there: who only reads on past it, as screen
 * readers do, would come into a row of cells for each line. The button stays behind the board, as a reader
 * has nothing to say of one that is gone before it's read.
 */
function TextBoard<Kind extends AnyPlayed>(props: TableBoardProps<Kind>) {
  const fetched = useSignal<SpokenBoardModule | undefined>(undefined);
  const takesFocus = useRef(false), way = useRef<HTMLButtonElement>(null);
  const open = async () => {
    const board = await late(fetchBoard).catch(() => undefined);
    // Anyone who has gone on meanwhile isn't called back.
    takesFocus.current = document.activeElement === way.current;
    fetched.value ??= board;
  };
  const enter = () => {
    way.current!.focus();
    if (fetched.value) focusBoard();
    else open();
  };
  useEffect(() => {
    const hurry = () => void fetchBoard().catch(() => {});
    addEventListener("keydown", hurry, { once: true });
    return () => removeEventListener("keydown", hurry);
  }, []);
  useEffect(() =>
    followSettings(() => {
      if (readSetting("textBoard") === "always") open();
    }), []);
  return (
    <>
      {fetched.value && <fetched.value.SpokenBoard {...props} takesFocus={takesFocus.current} />}
      <button
        ref={way}
        type="button"
        class="visually-hidden"
        tabIndex={fetched.value && -1}
        onKeyUp={open}
        onClick={enter}
      >
        {props.table.words.board.open}
      </button>
    </>
  );
}
