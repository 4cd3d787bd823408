/** Turns sounds off and on with one tap. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { followSettings, readSetting, writeSetting } from "../settings/settings.ts";

export function MuteButton({ label }: { readonly label: string }) {
  const isOn = useSignal(true);
  useEffect(() => {
    const follow = () => {
      isOn.value = readSetting("sounds") !== "none";
    };
    follow();
    return followSettings(follow);
  }, []);
  return (
    <button
      type="button"
      class="quiet mute"
      role="switch"
      aria-label={label}
      aria-checked={`${isOn.value}`}
      onClick={() => writeSetting("sounds", isOn.value ? "none" : "all")}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        aria-hidden="true"
      >
        <path d={`M4 9v6h4l5 4V5L8 9Z${isOn.value ? "M17 9q2 3 0 6" : "M17 9l5 6m0-6-5 6"}`} />
      </svg>
    </button>
  );
}
