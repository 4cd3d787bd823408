/** A room of a game on a digraph. */

import { annihilation } from "../lib/games/annihilation/annihilation.ts";
import { know } from "../lib/games/known_games.ts";
import { annihilationRoom } from "../lib/ui/games/annihilation/room/room.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { type RoomProps, RoomTable } from "../lib/ui/table/room/room_table.tsx";

know(annihilation);

export default function AnnihilationRoom(props: RoomProps) {
  useEarlyChoices();
  return <RoomTable {...props} game={annihilationRoom(props.language)} />;
}
