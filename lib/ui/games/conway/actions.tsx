/** The buttons of a turn by post. */

import type { PostTable } from "./table.ts";
import { SureButton } from "../../parts/sure_button.tsx";

export function PostActions({ table }: { readonly table: PostTable }) {
  const { words: { table: words }, post, drafted, allowance } = table;
  const isMine = table.myTurn.value;
  const count = drafted.value.length;
  const cannotUndo = !isMine || count === 0;
  return (
    <div class="actions">
      <button type="button" aria-disabled={`${cannotUndo}`} onClick={() => table.undo()}>
        {words.undo}
      </button>
      <button type="button" aria-disabled={`${cannotUndo}`} onClick={() => table.clear()}>
        {words.clear}
      </button>
      <SureButton
        text={post.pass}
        sure={post.passSure}
        isIdle={!isMine}
        onSure={() => table.pass()}
      />
      <SureButton
        text={post.random}
        sure={post.randomSure}
        isIdle={!isMine}
        onSure={() => table.random()}
      />
      <button
        type="button"
        class="primary"
        aria-disabled={`${cannotUndo}`}
        onClick={() => table.confirm()}
      >
        {words.confirm}
        <small>{post.drafted(count, allowance.value)}</small>
      </button>
    </div>
  );
}
