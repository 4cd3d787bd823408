/** The arrow pad's place below a board. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { followSettings, readSetting } from "../settings/settings.ts";
import type { ArrowPadProps } from "./arrow_pad.tsx";

/** Few ask for the pad, so it's fetched only for them. */
export function PadSpot(props: ArrowPadProps) {
  const isOn = useSignal(false);
  const fetched = useSignal<{ readonly Pad: ComponentType<ArrowPadProps> } | undefined>(undefined);
  useEffect(() => {
    const follow = () => {
      isOn.value = readSetting("arrowPad") === "shown";
      if (!isOn.peek()) return;
      import("./arrow_pad.tsx").then(({ ArrowPad: Pad }) => fetched.value ??= { Pad }, () => {});
    };
    follow();
    return followSettings(follow);
  }, []);
  return isOn.value && fetched.value ? <fetched.value.Pad {...props} /> : null;
}
