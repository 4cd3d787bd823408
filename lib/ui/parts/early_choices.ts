import { useLayoutEffect, useMemo } from "preact/hooks";

declare global {
  /** The page's own script has it (`EARLY_SCRIPT`). */
  var keepChoices: (() => () => void) | undefined;
}

/**
 * Keeps what was chosen, typed and opened while the page was still fetching its script. An island that
 * wakes draws itself as the server did and hears nothing of what came before, so each choice is made
 * once more. Every island with fields calls this.
 */
export function useEarlyChoices(): void {
  const chooseAgain = useMemo(() => globalThis.keepChoices?.(), []);
  useLayoutEffect(() => chooseAgain?.(), []);
}
