/** The door to the moves that one leaves in advance; few open it. */

import { useSignal } from "@preact/signals";
import type { Step } from "../../../rooms/premove.ts";
import { ask } from "../../table/ask.ts";
import type { PostPartProps } from "./parts.ts";
import { QueuePanel } from "./queue_panel.tsx";

export function PostQueue({ line, table }: PostPartProps) {
  const isOpen = useSignal(false);
  const { steps } = line.state.value.queue;
  const leave = (steps: readonly Step[]) => ask({ line, table }, { t: "queue", steps });
  return (
    <>
      <button
        type="button"
        aria-expanded={`${isOpen.value}`}
        onClick={() => isOpen.value = !isOpen.value}
      >
        {table.post.inAdvance(steps.length)}
      </button>
      {isOpen.value && <QueuePanel table={table} steps={steps} leave={leave} />}
    </>
  );
}
