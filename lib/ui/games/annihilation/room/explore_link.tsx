/** A way to what is known of a position: for who watches, and for all once a game is over. */

import { writeLink } from "../link.ts";
import { placesOn } from "../layout.ts";
import type { DigraphRoomWords } from "./words/mod.ts";
import type { FiringMatch } from "./ui.tsx";

interface ExploreLinkProps {
  readonly match: FiringMatch;
  readonly room: DigraphRoomWords;
}

export function ExploreLink({ match, room }: ExploreLinkProps) {
  const position = match.position.value;
  const link = writeLink([{ position, places: placesOn(position) }]);
  return <a class="button" href={`/annihilation${link}`}>{room.explore}</a>;
}
