/** A sandbox's board as it is drawn and painted on. */

import { computed, type Signal } from "@preact/signals";
import { type Cell, EMPTY, type State } from "../../automaton/board.ts";
import { withCells } from "../../automaton/turn_board.ts";
import * as next from "../board/next.ts";
import { provideNext } from "../board/paint.ts";
import type { BoardSource } from "../board/canvas.tsx";
import { type Scene, stillScene } from "../board/scene.ts";
import { stampedCells } from "./stamps.ts";
import { cellsTo, listenToStrokes, type StrokeHandlers } from "./strokes.ts";
import type { Studio } from "./studio.ts";

provideNext(next);

/** What the hand does over the board. */
interface Hand {
  readonly cursorShown: boolean;
  readonly hover: Cell | undefined;
  /** The cells of a stroke that is not yet over, the last of them under the pointer. */
  readonly stroke: { readonly cells: readonly Cell[]; readonly state: State } | undefined;
  /** Whether a finger draws, and hides what it draws. */
  readonly isTouch: boolean;
}

export const IDLE: Hand = {
  cursorShown: false,
  hover: undefined,
  stroke: undefined,
  isTouch: false,
};

/** `onBegin` is called when the board is pointed at: keys belong to it from then on. */
export function studioBoard(studio: Studio, hand: Signal<Hand>, onBegin: () => void): BoardSource {
  return {
    scene: computed(() => sceneOf(studio, hand.value)),
    listen: (canvas, cellAt) => listenToStrokes(canvas, cellAt, strokesOf(studio, hand, onBegin)),
  };
}

function sceneOf(studio: Studio, { cursorShown, hover, stroke, isTouch }: Hand): Scene {
  const { rules, brush, outlined, cursor } = studio;
  const board = studio.board.value;
  const ghost = ghostCells(studio, hover ?? (cursorShown ? cursor.value : undefined));
  return {
    ...stillScene(
      stroke ? withCells(board, stroke.cells, stroke.state) : board,
      studio.isGames(board) ? rules.home : 0,
    ),
    drafted: brush.value === EMPTY ? [] : ghost,
    color: brush.value,
    blast: brush.value === EMPTY ? ghost : [],
    marked: outlined.value,
    cursor: cursorShown ? cursor.value : undefined,
    hover: hover === undefined ? undefined : { cell: hover, allowed: true },
    loupe: isTouch ? stroke?.cells.at(-1) : undefined,
  };
}

/** Where the pattern in the hand would lie. */
function ghostCells({ stamp, board, isAsking }: Studio, middle: Cell | undefined): Cell[] {
  if (!stamp.value || middle === undefined || isAsking.value) return [];
  return stampedCells(board.value, stamp.value, middle);
}

function strokesOf(studio: Studio, hand: Signal<Hand>, onBegin: () => void): StrokeHandlers {
  const change = (changes: Partial<Hand>) => hand.value = { ...hand.peek(), ...changes };
  return {
    begin: (cell, isTouch) => {
      onBegin();
      change({ cursorShown: false, isTouch });
      if (studio.isAsking.peek() || studio.stamp.peek()) studio.touch(cell);
      else change({ stroke: { cells: [cell], state: studio.stateAfter(cell) } });
    },
    goOn: (cell) => {
      const { stroke } = hand.peek();
      if (!stroke || stroke.cells.at(-1) === cell) return;
      const way = cellsTo(studio.board.peek(), stroke.cells.at(-1)!, cell);
      change({ stroke: { ...stroke, cells: [...stroke.cells, ...way] } });
    },
    end: () => {
      const { stroke } = hand.peek();
      change({ stroke: undefined });
      if (!stroke) return;
      studio.cursor.value = stroke.cells.at(-1)!;
      studio.paint([...new Set(stroke.cells)], stroke.state);
    },
    cancel: () => change({ stroke: undefined }),
    hover: (hover) => {
      if (hover !== hand.peek().hover) change({ hover });
    },
  };
}
