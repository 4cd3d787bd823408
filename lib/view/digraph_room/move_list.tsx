/** What was played, in words. This module is browser compatible. */

import type { FiringTable } from "./firing_table.ts";

export function MoveList({ table: { match, own } }: { readonly table: FiringTable }) {
  const turns = match.turns.value;
  if (turns.length === 0) return null;
  return (
    <section>
      <h2>{own.moves}</h2>
      <ol class="turns played">
        {turns.map(({ move }, index) => <li key={index}>{own.move(move)}</li>)}
      </ol>
    </section>
  );
}
