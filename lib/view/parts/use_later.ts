/** Parts of a page that are fetched when they are shown. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The module once it has been fetched. */
export function useLater<Module extends object>(
  fetch: () => Promise<Module>,
): Module | undefined {
  const fetched = useSignal<Module | undefined>(undefined);
  useEffect(() => {
    fetch().then((module) => fetched.value = module);
  }, []);
  return fetched.value;
}
