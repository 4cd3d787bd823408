/** A room of a game by post. */

import { conway } from "../lib/games/conway.ts";
import { know } from "../lib/games/known_games.ts";
import { openLine } from "../lib/transport/room_line.ts";
import type { RoomProps } from "../lib/view/parts/room_visit.tsx";
import { PostRoom as Room } from "../lib/view/post/post_room.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";
import { postWordsIn } from "../lib/view/words/post/mod.ts";

know(conway);

export default function PostRoom({ language, code, watch }: RoomProps) {
  const open = () => openLine(code, watch);
  return <Room words={wordsIn(language)} post={postWordsIn(language)} code={code} open={open} />;
}
