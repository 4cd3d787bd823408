/** Parts of a page that are fetched when they are shown. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** A component, once it has been fetched; where it cannot be, what stands in for it stays. */
export function useLater<Part>(fetch: () => Promise<Part>): Part | undefined {
  const fetched = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    fetch().then((part) => fetched.value = part, () => {});
  }, []);
  return fetched.value;
}
