/** A room of a king of the hill that is played by hand. */

import { arena } from "../lib/games/arena.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { HillRoom as Hill } from "../lib/view/hill/hill_room.tsx";
import { type RoomProps, RoomVisit } from "../lib/view/parts/room_visit.tsx";
import { hillWordsIn } from "../lib/view/words/hill/mod.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

know(arena);

export default function HillRoom({ language, code, watch }: RoomProps) {
  const hill = hillWordsIn(language);
  return (
    <RoomVisit
      words={wordsIn(language)}
      code={code}
      open={() => openLine(code, watch)}
      table={(props) => <Hill {...props} hill={hill} />}
    />
  );
}
