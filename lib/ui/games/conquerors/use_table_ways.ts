/** What a table's parts share while it is shown: where one points, and the ways from part to part. */

import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import type { Pointing } from "../../board/scene.ts";
import type { Table } from "./table.ts";
import { boardOf } from "../../table/table_board.ts";
import { useListening } from "../../table/use_listening.ts";

/** `listen` starts what the table follows, once it is shown in a browser, and returns how to stop. */
export function useTableWays(table: Table, listen: () => () => void) {
  const pointing = useSignal<Pointing>({ cursorShown: false, aiming: false, hover: undefined });
  const board = useMemo(() => boardOf(table, pointing), []);
  const isReady = useListening(table, listen);
  const input = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const side = useRef<HTMLElement>(null);
  const showHelp = () => help.current?.showModal();
  const goToField = () => {
    if (!input.current!.checkVisibility()) side.current!.showPopover();
    input.current!.focus();
  };
  return { pointing, board, isReady, input, help, side, showHelp, goToField };
}
