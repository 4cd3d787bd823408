/** One device, both colonies: painted freely, or played by the rules. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useFocusHome } from "../parts/focus_home.ts";
import { PaintLayout } from "./paint_layout.tsx";
import { Run } from "./run.ts";
import { Studio, type StudioOptions } from "./studio.ts";

type PlayModule = typeof import("./play_layout.tsx");

export function Sandbox(options: StudioOptions) {
  const studio = useMemo(() => new Studio(options), []);
  const run = useMemo(() => new Run(studio), []);
  useEffect(() => {
    const follow = () => void followAddress(studio);
    follow();
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("hashchange", follow);
      run.pause();
    };
  }, []);
  const { mode, ruleset, isBound } = studio;
  const loaded = useSignal<PlayModule | undefined>(undefined);
  useFocusHome();
  useEffect(() => {
    run.pause();
    if (mode.value === "play") load(studio, loaded);
  }, [mode.value]);
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => dropped(studio, event)}
    >
      {mode.value === "play" && loaded.value
        ? (
          <loaded.value.PlayLayout
            key={`${ruleset.value} ${isBound.value}`}
            studio={studio}
            run={run}
          />
        )
        : <PaintLayout studio={studio} run={run} />}
    </div>
  );
}

/** All of a table is fetched when a game starts, not with the page. */
async function load(studio: Studio, loaded: Signal<PlayModule | undefined>): Promise<void> {
  try {
    loaded.value ??= await import("./play_layout.tsx");
  } catch {
    studio.mode.value = "paint";
    studio.say(studio.own.say.notLoaded);
  }
}

/** Puts the pattern of the address on the board, if one lies there, or says what is wrong with it. */
async function followAddress(studio: Studio): Promise<void> {
  if (!location.hash.startsWith("#rle=")) return;
  const { bringLinked } = await import("./bring.ts");
  const wrong = bringLinked(studio, location.hash);
  if (wrong) studio.say(wrong);
}

/** A file may be dropped anywhere. */
async function dropped(studio: Studio, event: DragEvent): Promise<void> {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const text = await event.dataTransfer?.files[0]?.text();
  if (!text) return;
  const { bringText } = await import("./bring.ts");
  const wrong = bringText(studio, text);
  if (wrong) studio.say(wrong);
}
