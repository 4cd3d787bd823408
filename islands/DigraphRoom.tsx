/** A room of a game on a digraph. */

import { annihilation } from "../lib/games/annihilation/annihilation.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/ui/net/room_line.ts";
import { FiringRoom } from "../lib/ui/games/annihilation/room/room.tsx";
import { type RoomProps, RoomVisit } from "../lib/ui/table/room_visit.tsx";
import { annihilationWordsIn } from "../lib/ui/games/annihilation/words/mod.ts";
import { digraphRoomWordsIn } from "../lib/ui/games/annihilation/room/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";

know(annihilation);

export default function DigraphRoom({ language, code, watch }: RoomProps) {
  const own = annihilationWordsIn(language), room = digraphRoomWordsIn(language);
  return (
    <RoomVisit
      words={wordsIn(language)}
      code={code}
      open={() => openLine(code, watch)}
      table={(props) => <FiringRoom {...props} own={own} room={room} />}
    />
  );
}
