/** What a finished game in a room counted for who played it. */

import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { archiveIdOf } from "../../../rooms/view.ts";
import { Account } from "../../net/account.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { outcomeSentence } from "../../people/outcome.ts";
import type { Language } from "../../../words/language.ts";
import { ratedWordsIn } from "../../people/words/rated/mod.ts";

export interface RoomVerdictProps {
  readonly line: RoomLine;
  readonly language: Language;
}

export function RoomVerdict({ line, language }: RoomVerdictProps) {
  const said = useSignal("");
  useEffect(() => {
    if (line.state.peek().player === null) return;
    const id = archiveIdOf(line.room.peek());
    const look = async () => {
      const found = await new Account().games();
      const game = found?.games.find((game) => game.id === id);
      if (game) said.value = `${outcomeSentence(ratedWordsIn(language), game, found!.player?.id)}.`;
    };
    // Without it nothing is said: the game is on the player's own page all the same.
    look().catch(() => {});
  }, []);
  return <p class="verdict" aria-live="polite">{said.value}</p>;
}
