/**
 * Where one may ask why a cell is as it is; what answers is loaded with the first question. This module
 * is browser compatible.
 */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { WhyProps } from "./why.tsx";

export function AskWhy(props: WhyProps) {
  const { words, asked } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const loaded = useSignal<{ readonly Why: FunctionComponent<WhyProps> } | undefined>(undefined);
  const load = async () => loaded.value ??= await import("./why.tsx");
  useEffect(() => {
    if (asked.value !== undefined) details.current!.open = true;
  }, [asked.value]);
  return (
    <details class="share" ref={details} onToggle={load}>
      <summary>{words.replay.why}</summary>
      {loaded.value && <loaded.value.Why {...props} />}
    </details>
  );
}
