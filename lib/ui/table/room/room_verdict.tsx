/** What a finished game in a room counted for who played it, and where the others are met again. */

import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { profileHref } from "../../../leaderboard/player.ts";
import { archiveIdOf } from "../../../rooms/view.ts";
import { Account, type ListedGame } from "../../net/account.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { countedSentence } from "../../people/outcome.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { type RatedWords, ratedWordsIn } from "../../people/words/rated/mod.ts";

export interface RoomVerdictProps {
  readonly line: RoomLine;
  readonly language: Language;
}

export function RoomVerdict({ line, language }: RoomVerdictProps) {
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    if (line.state.peek().player === null) return;
    const id = archiveIdOf(line.room.peek());
    const look = async () => {
      const { games, player } = await new Account().games() ?? { games: [] };
      const game = games.find((game) => game.id === id);
      if (game) found.value = { game, me: player?.id };
    };
    // Without it nothing is said: the game is on the player's own page all the same.
    look().catch(() => {});
  }, []);
  const words = ratedWordsIn(language);
  return (
    <p class="verdict met" aria-live="polite">
      {found.value && countedSentence(words, found.value.game, found.value.me)}
      {found.value && <Rivals {...found.value} words={words} language={language} />}
    </p>
  );
}

/** A finished game, and the public number of who looks at it. */
interface Found {
  readonly game: ListedGame;
  readonly me: number | undefined;
}

interface RivalsProps extends Found {
  readonly words: RatedWords;
  readonly language: Language;
}

/** The way to the pages of the others, by which they're found again another day. */
function Rivals({ game: { seats }, me, words, language }: RivalsProps) {
  const { opponent, guest } = wordsIn(language).room;
  const rivals = seats.flatMap((sat, seat) => {
    if (sat.is !== "person" || sat.isBot || sat.player === me) return [];
    return {
      id: sat.player,
      text: sat.name || (seats.length > 2 ? `${guest} ${seat + 1}` : opponent),
    };
  });
  return rivals.length === 0 ? null : (
    <>
      {` ${words.meet}`}
      {rivals.map(({ id, text }) => (
        <Fragment key={id}>
          {" "}
          <a href={profileHref({ id, name: null })}>{text}</a>
        </Fragment>
      ))}
    </>
  );
}
