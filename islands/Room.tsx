/** A table in a room: its turns come from elsewhere. */

import type { GameId } from "../lib/games/mod.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { RoomVisit } from "../lib/view/parts/room_visit.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface RoomProps {
  readonly language: Language;
  readonly code: string;
  readonly game: GameId;
  readonly watch: boolean;
}

export default function Room({ language, code, game, watch }: RoomProps) {
  const open = () => openLine(code, watch);
  return <RoomVisit words={wordsIn(language)} code={code} game={game} open={open} />;
}
