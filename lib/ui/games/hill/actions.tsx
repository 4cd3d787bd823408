/** The buttons of a turn of a king of the hill. */

import { SureButton } from "../../parts/sure_button.tsx";
import type { HillTable } from "./table.ts";

export function HillActions({ table }: { readonly table: HillTable }) {
  const { words: { table: words }, hill, drafted, allowance, guided } = table;
  const isMine = table.myTurn.value, count = drafted.value.length;
  const isIdle = !isMine || count === 0;
  return (
    <div class="actions">
      <button type="button" aria-disabled={`${isIdle}`} onClick={() => table.undo()}>
        {words.undo}
      </button>
      <button type="button" aria-disabled={`${isIdle}`} onClick={() => table.clear()}>
        {words.clear}
      </button>
      <SureButton
        text={hill.pass}
        sure={hill.passSure}
        isIdle={!isMine}
        onSure={() => table.pass()}
      />
      <button
        type="button"
        aria-pressed={`${guided.value}`}
        onClick={() => guided.value = !guided.value}
      >
        {hill.preview}
      </button>
      <button
        type="button"
        class="primary"
        aria-disabled={`${isIdle}`}
        onClick={() => table.confirm()}
      >
        {words.confirm}
        <small>{words.drafted(count, allowance.value)}</small>
      </button>
    </div>
  );
}
