/** What was played, in words. */

import type { FiringTable } from "./table.ts";

export function MoveList({ table: { match, own } }: { readonly table: FiringTable }) {
  const turns = match.turns.value;
  if (turns.length === 0) return null;
  return (
    <details class="share">
      <summary>{own.moves}</summary>
      <ol class="turns played">
        {turns.map(({ move }, index) => <li key={index}>{own.move(move)}</li>)}
      </ol>
    </details>
  );
}
