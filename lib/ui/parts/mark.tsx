/** A seat's sign, as on the board: a blue disc, a red hollow diamond. */

import type { Seat } from "../../games/game.ts";

export function Mark({ seat }: { readonly seat: Seat }) {
  return (
    <svg class={`mark mark-${seat}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {seat === 0
        ? <circle cx="10" cy="10" r="8" />
        : <path d="M10 2.5 17.5 10 10 17.5 2.5 10Z" fill="none" stroke-width="3.4" />}
    </svg>
  );
}
