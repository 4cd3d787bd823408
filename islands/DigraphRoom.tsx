/** A room of a game on a digraph. */

import { annihilation } from "../lib/games/annihilation/annihilation.ts";
import { know } from "../lib/games/known_games.ts";
import { firingRoom } from "../lib/ui/games/annihilation/room/room.tsx";
import { type RoomProps, RoomTable } from "../lib/ui/table/room_table.tsx";

know(annihilation);

export default function DigraphRoom(props: RoomProps) {
  return <RoomTable {...props} game={firingRoom(props.language)} />;
}
