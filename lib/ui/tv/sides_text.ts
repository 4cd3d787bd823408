/** Who plays a game that is watched, called as in lists of games. */

import type { TvSide } from "../../rooms/tv.ts";
import type { TvWords } from "./words/mod.ts";

/** "Ada (1500) – Guest"; two without a name are told apart by their seats. */
export function sidesText(words: TvWords, sides: readonly TvSide[]): string {
  const areMany = sides.every(({ name }) => name === "");
  return sides.map((side, seat) =>
    words.side({
      ...side,
      name: side.name || (areMany ? `${words.guest} ${seat + 1}` : words.guest),
    })
  ).join(" – ");
}
