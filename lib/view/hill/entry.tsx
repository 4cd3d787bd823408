/** What a page fetches to show a king of the hill in a room. This module is browser compatible. */

import { arena } from "../../games/arena.ts";
import { know } from "../../games/known_games.ts";
import { type RoomEntryProps, RoomVisit } from "../parts/room_visit.tsx";
import { hillWordsIn } from "../words/hill/mod.ts";
import { wordsIn } from "../words/mod.ts";
import { HillRoom } from "./hill_room.tsx";

know(arena);

export function RoomEntry({ language, ...visit }: RoomEntryProps) {
  const words = wordsIn(language), hill = hillWordsIn(language);
  return (
    <RoomVisit
      {...visit}
      words={words}
      table={(props) => <HillRoom {...props} hill={hill} />}
    />
  );
}
