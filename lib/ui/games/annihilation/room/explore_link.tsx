/** A way to what is known of a position: for who watches, and for all once a game is over. */

import { writeLink } from "../link.ts";
import { placesOn } from "../layout.ts";
import type { FiringTable } from "./table.ts";

export function ExploreLink({ table: { match, room } }: { readonly table: FiringTable }) {
  const position = match.position.value;
  const link = writeLink([{ position, places: placesOn(position) }]);
  return <a class="button" href={`/annihilation${link}`}>{room.explore}</a>;
}
