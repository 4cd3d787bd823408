/** Brings a table to life once it is shown in a browser. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { shake } from "../parts/haptics.ts";
import type { MatchTable } from "./match_table.ts";
import { sound } from "../parts/sound.ts";

/**
 * Lets the table's moments be heard and felt, and starts what it follows: `listen` returns how to
 * stop. Tells whether that is done.
 */
export function useListening<Kind extends AnyGame>(
  table: MatchTable<Kind>,
  listen = () => table.listen(),
): ReadonlySignal<boolean> {
  const isReady = useSignal(false);
  useEffect(() => {
    isReady.value = true;
    table.onCue = (cue) => {
      sound(cue);
      shake(cue);
    };
    return listen();
  }, []);
  return isReady;
}
