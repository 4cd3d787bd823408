/** A way to what is known of a position: for who watches, and for all once a game is over. */

import type { AnnihilationPosition } from "../../../../games/annihilation/position.ts";
import { placesOn } from "../layout.ts";
import { writeLink } from "../link.ts";
import type { AnnihilationRoomWords } from "./words/mod.ts";

interface ExploreLinkProps {
  readonly position: AnnihilationPosition;
  readonly room: AnnihilationRoomWords;
}

export function ExploreLink({ position, room }: ExploreLinkProps) {
  const link = writeLink([{ position, places: placesOn(position) }], position.isMisere);
  return <a class="button" href={`/annihilation${link}`}>{room.explore}</a>;
}
