/** A room of a king of the hill that is played by hand. */

import { kingOfTheHill } from "../lib/games/hill/hill.ts";
import { know } from "../lib/games/known_games.ts";
import { hillUi } from "../lib/ui/games/hill/ui.tsx";
import { hillWordsIn } from "../lib/ui/games/hill/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { type RoomProps, RoomTable } from "../lib/ui/table/room/room_table.tsx";

know(kingOfTheHill);

export default function HillRoom(props: RoomProps) {
  useEarlyChoices();
  const hill = hillWordsIn(props.language);
  return <RoomTable {...props} game={{ ui: (words) => hillUi({ words, hill }) }} />;
}
