/** Where one may ask why a cell is as it is; what answers is fetched with the first question. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { late } from "../parts/late.ts";
import { replayWordsIn } from "../replay/words/mod.ts";
import type { AskWhyProps } from "./why.tsx";

type WhyModule = typeof import("./why.tsx");

export function AskWhy(props: AskWhyProps) {
  const { said: { words }, asked } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const loaded = useSignal<WhyModule | undefined>(undefined);
  // Where it cannot be fetched the question stays open.
  const load = () =>
    late(() => import("./why.tsx")).then((module) => loaded.value = module, () => {});
  useEffect(() => {
    if (asked.value === undefined) return;
    details.current!.open = true;
    load();
  }, [asked.value]);
  return (
    <details class="share" ref={details} onToggle={load}>
      <summary>{replayWordsIn(words.language).why}</summary>
      {loaded.value && <loaded.value.Why {...props} />}
    </details>
  );
}
