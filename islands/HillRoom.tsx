/** A room of a king of the hill that is played by hand. */

import { arena } from "../lib/games/hill/hill.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/ui/net/room_line.ts";
import { HillRoom as Hill } from "../lib/ui/games/hill/room.tsx";
import { type RoomProps, RoomVisit } from "../lib/ui/table/room_visit.tsx";
import { hillWordsIn } from "../lib/ui/games/hill/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";

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
