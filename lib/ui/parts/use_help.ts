/** Help that is fetched when somebody asks for it. */

import { type Signal, useSignal } from "@preact/signals";
import { late } from "./late.ts";

interface AskedHelp<Module> {
  /** What shows it; undefined while it's closed. */
  readonly help: Signal<Module | undefined>;
  show(): Promise<void>;
}

/** Where it can't be fetched the rest goes on without it. */
export function useHelp<Module>(fetch: () => Promise<Module>): AskedHelp<Module> {
  const help = useSignal<Module | undefined>(undefined);
  const show = async () => {
    const isWanted = untilEscape();
    const fetched = await late(fetch).catch(() => undefined);
    if (isWanted()) help.value = fetched;
  };
  return { help, show };
}

/** Escape takes back the question as long as it isn't answered, too; `isWanted` ends the watch. */
export function untilEscape(): () => boolean {
  let isWanted = true;
  const watch = ({ key }: KeyboardEvent) => {
    if (key === "Escape") isWanted = false;
  };
  addEventListener("keydown", watch, true);
  return () => {
    removeEventListener("keydown", watch, true);
    return isWanted;
  };
}
