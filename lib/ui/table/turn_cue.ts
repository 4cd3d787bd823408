/**
 * Tells that it is one's turn where the page is not seen: in the tab's title and icon, and by a sound
 * if the page is hidden.
 */

import { useEffect } from "preact/hooks";
import { soundUnseenTurn } from "../parts/sound.ts";

/** The icon while it is one's turn: a disc that fills the tab's square. */
const DOT = "data:image/svg+xml," + encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#d55e00"/></svg>`,
);

export function useTurnCue(title: string, isMine: boolean): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isMine) return;
    soundUnseenTurn();
    return showDot();
  }, [isMine]);
}

/** Returns how to show the page's own icon again. */
function showDot(): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")!;
  const { href } = icon;
  icon.href = DOT;
  return () => icon.href = href;
}
