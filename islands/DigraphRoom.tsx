/** A room of a game on a digraph. */

import { annihilation } from "../lib/games/annihilation.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { FiringRoom } from "../lib/view/digraph_room/firing_room.tsx";
import { type RoomProps, RoomVisit } from "../lib/view/parts/room_visit.tsx";
import { annihilationWordsIn } from "../lib/view/words/annihilation/mod.ts";
import { digraphRoomWordsIn } from "../lib/view/words/digraph_room/mod.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

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
