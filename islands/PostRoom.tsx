/** A room of a game by post. */

import { conway } from "../lib/games/conway/conway.ts";
import { know } from "../lib/games/known_games.ts";
import { PostLayout } from "../lib/ui/games/conway/room.tsx";
import { conwayUi } from "../lib/ui/games/conway/ui.tsx";
import { postWordsIn } from "../lib/ui/games/conway/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { HostWays } from "../lib/ui/table/room/host_ways.tsx";
import { type RoomProps, RoomTable } from "../lib/ui/table/room/room_table.tsx";
import type { Words } from "../lib/words/mod.ts";

know(conway);

export default function PostRoom(props: RoomProps) {
  useEarlyChoices();
  const post = postWordsIn(props.language);
  const ui = (words: Words, seats: number) => conwayUi({ words, post }, seats);
  return <RoomTable {...props} game={{ ui, empty: conway, HostWays, Layout: PostLayout }} />;
}
