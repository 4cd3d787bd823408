/** Whose a name is, by how it looks. */

import { all, type Work } from "./work.ts";

/** Whose that name is, given as it is folded. */
export function* ownerOf(folded: string): Work<number | undefined> {
  return (yield* ownersAs(folded))[0];
}

export function* ownersAs(fold: string): Work<number[]> {
  const rows = yield* all("SELECT player FROM looks WHERE fold = ? ORDER BY player", fold);
  return rows.map(({ player }) => Number(player));
}
