/**
 * What a page fetches to show a game on a digraph: in a room, or finished; of other games it knows
 * nothing. This module is browser compatible.
 */

import { annihilation } from "../../games/annihilation.ts";
import { know } from "../../games/known_games.ts";
import { type RoomEntryProps, RoomVisit } from "../parts/room_visit.tsx";
import { annihilationWordsIn } from "../words/annihilation/mod.ts";
import { digraphRoomWordsIn } from "../words/digraph_room/mod.ts";
import { wordsIn } from "../words/mod.ts";
import { FiringRoom } from "./firing_room.tsx";

export { DigraphReplay as GameReplay } from "./digraph_replay.tsx";

know(annihilation);

export function RoomEntry({ language, ...visit }: RoomEntryProps) {
  const words = wordsIn(language);
  const own = annihilationWordsIn(language), room = digraphRoomWordsIn(language);
  return (
    <RoomVisit
      {...visit}
      words={words}
      table={(props) => <FiringRoom {...props} own={own} room={room} />}
    />
  );
}
