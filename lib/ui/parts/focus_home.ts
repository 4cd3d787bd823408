/** Keeps the keyboard's place when what had the focus is taken away. */

import { useEffect } from "preact/hooks";

/**
 * Buttons that answer an offer vanish with it, and a rematch brings a new table: a player who was on one
 * of them goes on from the top of the page's content, not from the top of the page.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let last: Node | undefined;
    const note = ({ target }: FocusEvent) => last = target as Node;
    const watch = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && last?.isConnected === false;
      if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      watch.disconnect();
    };
  }, []);
}
