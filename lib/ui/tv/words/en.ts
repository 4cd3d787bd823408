/** What the page of running games says, in English. `es.ts` says the same: a missing word does not compile. */

import { counted } from "../../../words/grammar.ts";
import type { TvSide } from "../../../rooms/tv.ts";

export const en = {
  title: "Live games",
  description: "Watch the best games people play right now.",
  kinds: "Kinds of games",
  all: "All games",
  live: "Live, two turns behind",
  replay: "Replay",
  nothing: "No games to watch yet",
  guest: "Guest",
  deleted: "Deleted player",
  side: ({ name, rating, isBot }: TvSide) =>
    `${name}${isBot ? " (bot)" : ""}${rating === null ? "" : ` (${rating})`}`,
  turn: (turns: number) => `turn ${turns}`,
  board: (turns: number, blue: number, red: number) =>
    `The board after turn ${turns}: Blue ${
      counted("en", blue, { one: "cell", other: "cells" })
    }, Red ${red}.`,
  back: "Back",
  forward: "Next",
  pause: "Pause",
  review: "Review game",
  listTitle: "Playing now",
  none: "Nobody is playing right now.",
  play: "Play a stranger",
  link: "Live games",
};

export type TvWords = typeof en;
