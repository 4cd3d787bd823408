/** Parts of a page that are fetched when they are shown. */

import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { late } from "./late.ts";

/** When a part is asked for again that didn't come, ms: what it does is done by nothing else. */
const AGAIN_AFTER = 3_000;

/** A component, once it has been fetched; as long as it can't be, what stands in for it stays. */
export function useLater<Part>(fetch: () => Promise<Part>): Part | undefined {
  return useOnce(fetch, () => true);
}

/** The same, fetched as soon as it is wanted, which `isWanted` says by signals. */
export function useOnce<Part>(
  fetch: () => Promise<Part>,
  isWanted: () => boolean,
): Part | undefined {
  const fetched = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It may be wanted again and again: one timer at a time, or each would go on asking.
    const ask = () => {
      clearTimeout(timer);
      late(fetch).then((part) => fetched.value = part, () => timer = setTimeout(ask, AGAIN_AFTER));
    };
    return effect(() => {
      if (isWanted()) ask();
    });
  }, []);
  return fetched.value;
}
