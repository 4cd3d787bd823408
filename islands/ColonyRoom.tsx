/** A room of a game of two colonies: its turns come from elsewhere. */

import type { LifeGameId } from "../lib/games/life_games.ts";
import { openLine } from "../lib/ui/net/room_line.ts";
import { ColonyRoom as Room } from "../lib/ui/games/conquerors/colony_room.tsx";
import type { RoomProps } from "../lib/ui/table/room_visit.tsx";
import { wordsIn } from "../lib/words/mod.ts";

export interface ColonyRoomProps extends RoomProps {
  readonly game: LifeGameId;
}

/** Asked for when a game is over. */
async function fetchMine() {
  const { Account } = await import("../lib/ui/net/account.ts");
  return await new Account().games();
}

export default function ColonyRoom({ language, code, game, watch }: ColonyRoomProps) {
  const open = () => openLine(code, watch);
  const words = wordsIn(language);
  return <Room words={words} code={code} game={game} open={open} mine={fetchMine} />;
}
