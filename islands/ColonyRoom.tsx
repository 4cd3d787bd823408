/** A room of a game of two colonies. */

import { type LifeGameId, lifeGameOf } from "../lib/games/life_games.ts";
import type { GameId } from "../lib/games/registry.ts";
import { conquerorsUi } from "../lib/ui/games/conquerors/ui.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { type RoomProps, RoomTable } from "../lib/ui/table/room/room_table.tsx";

interface ColonyRoomProps extends RoomProps {
  readonly game: GameId;
}

export default function ColonyRoom({ game: id, ...props }: ColonyRoomProps) {
  useEarlyChoices();
  const game = lifeGameOf(id as LifeGameId);
  return <RoomTable {...props} game={{ ui: (words) => conquerorsUi(words, game), empty: game }} />;
}
