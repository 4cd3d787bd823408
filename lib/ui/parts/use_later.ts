/** Parts of a page that are fetched when they are shown. */

import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { late } from "./late.ts";

/** A component, once it has been fetched; where it cannot be, what stands in for it stays. */
export function useLater<Part>(fetch: () => Promise<Part>): Part | undefined {
  const fetched = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    late(fetch).then((part) => fetched.value = part, () => {});
  }, []);
  return fetched.value;
}

/** The same, fetched as soon as it is wanted, which `isWanted` says by signals. */
export function useOnce<Part>(
  fetch: () => Promise<Part>,
  isWanted: () => boolean,
): Part | undefined {
  const fetched = useSignal<Part | undefined>(undefined);
  useEffect(() =>
    effect(() => {
      if (isWanted()) late(fetch).then((part) => fetched.value = part, () => {});
    }), []);
  return fetched.value;
}
