/** A room of a game by post. */

import { conway } from "../lib/games/conway/conway.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/ui/net/room_line.ts";
import type { RoomProps } from "../lib/ui/table/room_visit.tsx";
import { PostRoom as Room } from "../lib/ui/games/conway/room.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { postWordsIn } from "../lib/ui/games/conway/words/mod.ts";

know(conway);

export default function PostRoom({ language, code, watch }: RoomProps) {
  const open = () => openLine(code, watch);
  return <Room words={wordsIn(language)} post={postWordsIn(language)} code={code} open={open} />;
}
