/** How games ended: a bar of Blue's wins, draws and Red's. */

import type { Language } from "../../words/language.ts";
import type { OpeningWords } from "./words/mod.ts";

interface ShareBarProps {
  readonly words: OpeningWords;
  readonly language: Language;
  readonly games: number;
  readonly blue: number;
  readonly red: number;
}

export function ShareBar({ words, language, games, blue, red }: ShareBarProps) {
  const share = (part: number) =>
    (part / games).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const left = 100 * blue / games, right = 100 * red / games;
  return (
    <>
      <svg class="share-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-draw" width={100} height={6} />
        <rect class="share-blue" width={left} height={6} />
        <rect class="share-red" x={100 - right} width={right} height={6} />
      </svg>
      <small>{words.share(share(blue), share(games - blue - red), share(red))}</small>
    </>
  );
}
