/** Asks what the strongest level would do. */

import { useSignal } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import type { Computer } from "./computer.ts";
import type { Table } from "../../table/table.ts";

interface AdviceButtonProps {
  readonly table: Table;
  readonly computer: Computer;
  /** Whether the game may yet count, which no game does whose player was helped. */
  readonly mayCount: () => boolean;
  readonly onHelped: () => void;
}

/**
 * Where the game may count the first press asks and the second gets the answer; going elsewhere is a
 * no. What it takes is fetched when it is wanted.
 */
export function AdviceButton({ table, computer, mayCount, onHelped }: AdviceButtonProps) {
  const { words: { table: words } } = table;
  const isSure = useSignal(false);
  const press = async ({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>) => {
    // Decided now: whoever goes elsewhere while the rest is fetched has said no, not yes.
    const asks = !isSure.value && mayCount();
    isSure.value = asks;
    const { advise, warn } = await import("./advise.ts");
    if (asks) return isSure.value ? warn(table) : undefined;
    onHelped();
    currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    await advise(table, computer);
  };
  return (
    <button type="button" class="quiet" onClick={press} onBlur={() => isSure.value = false}>
      {isSure.value ? words.adviseSure : words.advise}
    </button>
  );
}
