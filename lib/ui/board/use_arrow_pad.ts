import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useOnce } from "../parts/use_later.ts";
import { followSettings, readSetting } from "../settings/settings.ts";

/** An arrow pad while the settings ask for it. Few do, so it's fetched only for them. */
export function useArrowPad<Pad>(fetchPad: () => Promise<Pad>): Pad | undefined {
  const isAsked = useSignal(false);
  const pad = useOnce(fetchPad, () => isAsked.value);
  useEffect(() =>
    followSettings(() => {
      isAsked.value = readSetting("arrowPad") === "shown";
    }), []);
  return isAsked.value ? pad : undefined;
}
