/** Says now and then how a match goes: generations pass faster than anyone speaks. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ArenaWords } from "./words/mod.ts";
import type { Shown } from "./projector.ts";

/** How often it is said, ms. */
const EVERY = 15_000;

interface MatchNewsProps {
  readonly words: ArenaWords;
  readonly names: readonly [string, string];
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** What was said last of the match itself; each change is said at once. */
  readonly state: string;
}

export function MatchNews({ words, names, shown, state }: MatchNewsProps) {
  const said = useSignal("");
  useEffect(() => {
    const timer = setInterval(() => {
      const now = shown.peek();
      if (now) said.value = words.news(now.generation, names, now.counts);
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="visually-hidden" role="status">
      <p>{state}</p>
      <p>{said}</p>
    </div>
  );
}
