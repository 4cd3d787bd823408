/**
 * What a page fetches to show games by post: in a room, at this device, or finished. One script for
 * all three, for they are mostly the same; of other games it knows nothing. This module is browser
 * compatible.
 */

import { conway } from "../../games/conway.ts";
import { know } from "../../games/known_games.ts";
import type { Language } from "../words/language.ts";
import { wordsIn } from "../words/mod.ts";
import { postWordsIn } from "../words/post/mod.ts";
import type { RoomEntryProps } from "../parts/room_visit.tsx";
import { PostLocal } from "./post_local.tsx";
import { PostRoom } from "./post_room.tsx";
import { readPostSetup } from "./post_setup.ts";

export { PostReplay as GameReplay } from "./post_replay.tsx";

know(conway);

export function RoomEntry({ language, ...props }: RoomEntryProps) {
  return <PostRoom {...props} words={wordsIn(language)} post={postWordsIn(language)} />;
}

export interface LocalEntryProps {
  readonly language: Language;
  /** Chance, where the address gives none. */
  readonly seed: string;
}

export function LocalEntry({ language, seed }: LocalEntryProps) {
  const setup = readPostSetup(new URLSearchParams(location.search));
  return (
    <PostLocal
      setup={setup}
      words={wordsIn(language)}
      post={postWordsIn(language)}
      seed={setup.seed ?? seed}
    />
  );
}
