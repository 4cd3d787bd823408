/** Where to go from a page that cannot be had. */

import type { SiteWords } from "../../words/site/mod.ts";

export type Way = keyof SiteWords["ways"];

const HREFS: Readonly<Record<Way, string>> = {
  home: "/",
  play: "/play",
  me: "/me",
  learn: "/learn",
  sandbox: "/sandbox",
  rules: "/rules",
  games: "/games",
  bring: "/g",
  leaderboard: "/leaderboard",
  arena: "/arena",
};

interface WaysOnProps {
  readonly words: SiteWords;
  /** The first is what most want next. */
  readonly ways: readonly Way[];
}

export function WaysOn({ words, ways }: WaysOnProps) {
  return (
    <nav class="pages" aria-label={words.waysOn}>
      {ways.map((way, index) => (
        <a
          key={way}
          class={index === 0 ? "button primary" : "button"}
          href={HREFS[way]}
          aria-current="false"
        >
          {words.ways[way]}
        </a>
      ))}
    </nav>
  );
}
