/** What a table's parts share while it is shown: the ways from part to part. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import { motionIsReduced } from "../settings/motion.ts";
import type { Cue } from "../parts/cue.ts";
import { late } from "../parts/late.ts";
import { sound } from "../parts/sound.ts";
import { useHelp } from "../parts/use_help.ts";
import { followSettings, readSetting } from "../settings/settings.ts";
import type { MatchTable } from "./match_table.ts";
import type { Table } from "./table.ts";

/** In milliseconds, shaking and still by turns. */
const SHAKES: Partial<Readonly<Record<Cue, number[]>>> = {
  place: [10],
  error: [30, 40, 30],
  bomb: [60],
  deaths: [15],
  births: [10],
  zone: [20, 40, 20],
  extinction: [80],
  late: [20],
  won: [30, 50, 30, 50, 60],
};

/** Browsers let no page shake before it was touched, and complain. */
function shake(cue: Cue): void {
  const pattern = SHAKES[cue];
  if (!pattern || readSetting("haptics") === "off" || motionIsReduced()) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/**
 * Lets the table's moments be heard and felt, and starts what it follows: `listen` returns how to
 * stop. Tells whether that is done.
 */
function useListening<Kind extends AnyPlayed>(
  table: MatchTable<Kind>,
  listen: () => () => void,
): ReadonlySignal<boolean> {
  const isReady = useSignal(false);
  useEffect(() => {
    isReady.value = true;
    // After the frame in which something happened: it has little time.
    table.onCue = (cue) =>
      setTimeout(() => {
        sound(cue);
        shake(cue);
      });
    const stops = [listen(), followPace(table)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return isReady;
}

/** Tells turns as the settings say, here and in other tabs; returns how to stop. */
function followPace<Kind extends AnyPlayed>({ teller }: MatchTable<Kind>): () => void {
  return followSettings(() => {
    const pace = readSetting("pace");
    const shown = motionIsReduced() ? "still" : pace === "slow" ? 2 : 1;
    teller.pace = pace === "instant" ? pace : shown;
  });
}

const fetchHelp = () => import("./help.tsx");

/** `listen` starts what the table follows, once it is shown in a browser, and returns how to stop. */
export function useTableWays<Kind extends AnyPlayed>(
  table: Table<Kind>,
  listen = () => table.listen(),
) {
  const isReady = useListening(table, listen);
  const input = useRef<HTMLInputElement>(null);
  const { help, show: showHelp } = useHelp(fetchHelp);
  const side = useRef<HTMLElement>(null);
  // What lines mean is fetched for who types one; they are obeyed in their order.
  const last = useRef(Promise.resolve());
  const obeyLine = (line: string) =>
    last.current = last.current.then(async () => {
      const answers = await late(() => import("./answers.ts")).catch(() => undefined);
      if (answers?.obey(table, line) === "help") showHelp();
      if (answers) return;
      table.say(table.reason("closed"));
      if (input.current?.value === "") input.current.value = line;
    });
  const goTo = (to: "field" | "help") => {
    if (to === "help") return void showHelp();
    if (!input.current!.checkVisibility()) side.current!.showPopover();
    input.current!.focus();
  };
  return { isReady, input, help, side, showHelp, obeyLine, goTo };
}
