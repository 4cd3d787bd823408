/** One device, both colonies: painted freely, or played by the rules. This module is browser compatible. */

import { useEffect, useMemo } from "preact/hooks";
import { TextError } from "../../automaton/text_error.ts";
import { readCanvasLink } from "./canvas.ts";
import { PaintLayout } from "./paint_layout.tsx";
import { PlayLayout } from "./play_layout.tsx";
import { Run } from "./run.ts";
import { Studio, type StudioOptions } from "./studio.ts";

export function Sandbox(options: StudioOptions) {
  const studio = useMemo(() => new Studio(options), []);
  const run = useMemo(() => new Run(studio), []);
  useEffect(() => {
    const bring = () => bringLinked(studio);
    bring();
    addEventListener("hashchange", bring);
    return () => {
      removeEventListener("hashchange", bring);
      run.pause();
    };
  }, []);
  const { mode, ruleset, isBound } = studio;
  useEffect(() => run.pause(), [mode.value]);
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => dropped(studio, event)}
    >
      {mode.value === "paint"
        ? <PaintLayout studio={studio} run={run} />
        : <PlayLayout key={`${ruleset.value} ${isBound.value}`} studio={studio} run={run} />}
    </div>
  );
}

/** Puts the pattern of the address on the board, or says what is wrong with it. */
function bringLinked(studio: Studio): void {
  try {
    const board = readCanvasLink(location.hash, studio.rules, studio.colour.value);
    if (board) studio.bringBoard(board);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    studio.say(studio.wrong(error));
  }
}

/** A file may be dropped anywhere. */
async function dropped(studio: Studio, event: DragEvent): Promise<void> {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const text = await event.dataTransfer?.files[0]?.text();
  const wrong = text && studio.bring(text);
  if (wrong) studio.say(wrong);
}
