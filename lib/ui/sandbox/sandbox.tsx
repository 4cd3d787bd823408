/** One device, both colonies: painted freely, or played by the rules. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { late } from "../parts/late.ts";
import { keepBoard, keptHash } from "./board_keep.ts";
import { PaintLayout } from "./paint_layout.tsx";
import { Run } from "./run.ts";
import { Studio, type StudioOptions } from "./studio.ts";

type PlayModule = typeof import("./play_layout.tsx");

export function Sandbox(options: StudioOptions) {
  const studio = useMemo(() => new Studio(options), []);
  const run = useMemo(() => new Run(studio), []);
  useEffect(() => {
    const follow = () => void bringHash(studio);
    const begun = begin(studio);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("hashchange", follow);
      begun.then((endKeep) => endKeep());
      run.pause();
    };
  }, []);
  const { mode, ruleset, isBound } = studio;
  const loaded = useSignal<PlayModule | undefined>(undefined);
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
    loaded.value ??= await late(() => import("./play_layout.tsx"));
  } catch {
    studio.mode.value = "paint";
    studio.say(studio.own.say.notLoaded);
  }
}

/** Begins with what was left here or what the address brings, and keeps the board from then on. */
async function begin(studio: Studio): Promise<() => void> {
  const kept = keptHash();
  const isBrought = await bringHash(studio, kept);
  if (kept && isBrought) studio.say(studio.own.say.kept);
  return keepBoard(studio);
}

/** Puts a hash's pattern on the board, or says what is wrong with it; whether the board is another now. */
async function bringHash(studio: Studio, hash = location.hash): Promise<boolean> {
  if (!hash.startsWith("#rle=")) return false;
  const { bringLinked } = await late(() => import("./bring.ts"));
  const wrong = bringLinked(studio, hash);
  if (wrong) studio.say(wrong);
  return !wrong;
}

/** A file may be dropped anywhere. */
async function dropped(studio: Studio, event: DragEvent): Promise<void> {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const text = await event.dataTransfer?.files[0]?.text();
  if (!text) return;
  const { bringText } = await late(() => import("./bring.ts"));
  const wrong = bringText(studio, text);
  if (wrong) studio.say(wrong);
}
