/** What a frame on another site shows: a document without anything of the site's other pages. */

import type { ComponentChildren } from "preact";
import type { Board } from "../../automaton/board.ts";
import type { Language } from "../../words/language.ts";
import { BoardSvg } from "../board/svg.tsx";
import type { Reel } from "./reel.ts";
import { embedWordsIn } from "./words/mod.ts";

/** What is told by the address; empty where the visitor's system decides. */
export type EmbedTheme = "light" | "dark" | "";

interface EmbedDocumentProps {
  readonly language: Language;
  readonly theme: EmbedTheme;
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
  /** The addresses of its icon, stylesheet and script, with the origin: a frame may have none. */
  readonly icon: string;
  readonly css: string;
  readonly js: string;
  readonly children: ComponentChildren;
}

export function EmbedDocument(props: EmbedDocumentProps) {
  const { language, theme, title, site, icon, css, js, children } = props;
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site}`}</title>
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="stylesheet" href={css} />
        <script src={js} defer></script>
      </head>
      <body>{children}</body>
    </html>
  );
}

interface EmbedCardProps {
  readonly language: Language;
  readonly title: string;
  readonly line: string;
  /** Where it is in full, and what one does there. */
  readonly link: readonly [href: string, label: string];
  /** Names what is shown: another name is something new. */
  readonly name: string;
  /** How often it's looked whether there is something new, s. */
  readonly refresh?: number;
  readonly children?: ComponentChildren;
}

export function EmbedCard(
  { language, title, line, link, name, refresh, children }: EmbedCardProps,
) {
  const [href, label] = link;
  return (
    <main class="embed" lang={language} data-name={name} data-refresh={refresh}>
      <h1>{title}</h1>
      <p class="embed-line">{line}</p>
      {children}
      <p>
        <a href={href} target="_blank" rel="noopener">{label}</a>
      </p>
    </main>
  );
}

interface EmbedReelProps {
  readonly language: Language;
  readonly reel: Reel;
  /** The frame that is shown first, and its board. */
  readonly at: number;
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** Whether it begins to play by itself, where motion is wanted. */
  readonly isPlaying?: boolean;
}

/** A game to step through; without scripts, the board it is at. */
export function EmbedReel({ language, reel, at, board, home, isPlaying }: EmbedReelProps) {
  const words = embedWordsIn(language);
  const [, , said] = reel.frames[at]!;
  return (
    <div
      class="embed-reel"
      data-reel={JSON.stringify(reel)}
      data-at={at}
      data-plays={isPlaying ? "true" : undefined}
    >
      <BoardSvg board={board} home={home} label={`${words.board}. ${said}`} />
      <p class="embed-turn" role="status">{said}</p>
      <p class="embed-keys" data-play={words.play} data-pause={words.pause} hidden>
        <button type="button" class="embed-back" aria-label={words.back}>‹</button>
        <button type="button" class="embed-toggle">{words.play}</button>
        <button type="button" class="embed-forward" aria-label={words.forward}>›</button>
      </p>
    </div>
  );
}
