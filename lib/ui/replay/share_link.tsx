/** A whole game as a link. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LinkBox } from "../parts/link_box.tsx";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";

interface ShareLinkProps {
  readonly words: Words;
  /** The link, for the page that asks; undefined where the game is too long for one. */
  readonly linkOf: () => string | undefined;
}

export function ShareLink({ words, linkOf }: ShareLinkProps) {
  const replay = replayWordsIn(words.language as Language);
  const link = useSignal("");
  useEffect(() => {
    link.value = linkOf() ?? "";
  }, []);
  if (link.value === "") return null;
  return (
    <details class="share">
      <summary>{replay.share}</summary>
      <LinkBox words={words} link={link.value} label={replay.share} />
    </details>
  );
}
