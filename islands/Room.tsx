/** A table in a room: its turns come from elsewhere. */

import type { ComponentType } from "preact";
import { isLifeGameId, type LifeGameId } from "../lib/games/life_games.ts";
import type { GameId } from "../lib/games/mod.ts";
import { openLine } from "../lib/transport/room_line.ts";
import { ColonyRoom } from "../lib/view/parts/colony_room.tsx";
import { useLater } from "../lib/view/parts/later.ts";
import type { RoomEntryProps } from "../lib/view/parts/room_visit.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export interface RoomProps {
  readonly language: Language;
  readonly code: string;
  readonly game: GameId;
  readonly watch: boolean;
}

/** A script that makes its game known and has the table of its rooms. */
interface RoomScript {
  readonly RoomEntry: ComponentType<RoomEntryProps>;
}

/** Who plays none of these games is not sent their tables. */
const SCRIPTS: Readonly<Record<Exclude<GameId, LifeGameId>, () => Promise<RoomScript>>> = {
  conway: () => import("../lib/view/post/entry.tsx"),
  annihilation: () => import("../lib/view/digraph_room/entry.tsx"),
  arena: () => import("../lib/view/hill/entry.tsx"),
};

export default function Room({ language, code, game, watch }: RoomProps) {
  const open = () => openLine(code, watch);
  if (isLifeGameId(game)) {
    return <ColonyRoom words={wordsIn(language)} code={code} game={game} open={open} />;
  }
  return <FetchedRoom language={language} code={code} open={open} fetch={SCRIPTS[game]} />;
}

interface FetchedRoomProps extends RoomEntryProps {
  readonly fetch: () => Promise<RoomScript>;
}

function FetchedRoom({ fetch, ...entry }: FetchedRoomProps) {
  const script = useLater(fetch);
  if (script) return <script.RoomEntry {...entry} />;
  return <p role="status">{wordsIn(entry.language).room.status.connecting}</p>;
}
