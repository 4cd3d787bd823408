/** A room of a game of two colonies. */

import { type LifeGameId, lifeGameOf } from "../lib/games/life_games.ts";
import type { GameId } from "../lib/games/registry.ts";
import { doubtIn } from "../lib/ui/games/conquerors/doubt.ts";
import { conquerorsUi } from "../lib/ui/games/conquerors/ui.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { type RoomProps, RoomTable } from "../lib/ui/table/room/room_table.tsx";
import type { Words } from "../lib/words/mod.ts";

interface ColonyRoomProps extends RoomProps {
  readonly game: GameId;
}

export default function ColonyRoom({ game: id, ...props }: ColonyRoomProps) {
  useEarlyChoices();
  const game = lifeGameOf(id as LifeGameId);
  const ui = (words: Words) => ({ ...conquerorsUi(words, game), doubt: doubtIn(words, game) });
  return <RoomTable {...props} game={{ ui, empty: game }} />;
}
