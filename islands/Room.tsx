/** A table in a room: its turns come from elsewhere. */

import { isLifeGameId } from "../lib/games/life_games.ts";
import type { GameId } from "../lib/games/mod.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { useLater } from "../lib/view/parts/later.ts";
import { RoomVisit } from "../lib/view/parts/room_visit.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface RoomProps {
  readonly language: Language;
  readonly code: string;
  readonly game: GameId;
  readonly watch: boolean;
}

export default function Room(props: RoomProps) {
  const { language, code, game, watch } = props;
  if (!isLifeGameId(game)) return <PostRoom {...props} />;
  const open = () => openLine(code, watch);
  return <RoomVisit words={wordsIn(language)} code={code} game={game} open={open} />;
}

/** Who plays no game by post is not sent its table. */
function PostRoom({ language, code, watch }: RoomProps) {
  const words = wordsIn(language);
  const fetched = useLater(() => import("../lib/view/post/entry.tsx"));
  if (!fetched) return <p role="status">{words.room.status.connecting}</p>;
  const open = () => openLine(code, watch);
  return <fetched.RoomEntry language={language} code={code} open={open} />;
}
