/** What a page fetches to show a game by post on this device. This module is browser compatible. */

import "../../games/mod.ts";
import type { Language } from "../words/language.ts";
import { wordsIn } from "../words/mod.ts";
import { postWordsIn } from "../words/post/mod.ts";
import { PostLocal } from "./post_local.tsx";
import { readPostSetup } from "./post_setup.ts";

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
