/** Keeps the keyboard's place when what had the focus is taken away. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * Buttons that answer an offer vanish with it, and a rematch brings a new table: a player who was on one
 * of them goes on from the top of the page's content, not from the top of the page.
 */
export function useFocusHome(): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => last.current = target;
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body &&
      last.current instanceof Element && !last.current.isConnected;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
  });
}
