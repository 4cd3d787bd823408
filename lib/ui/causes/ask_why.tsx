/** Where one may ask why a cell is as it is; what answers is fetched with the first question. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Board, Cell } from "../../automaton/board.ts";
import type { Law } from "../../automaton/causes.ts";
import type { BoardWords } from "../board/speech.ts";
import type { Language } from "../../words/language.ts";
import { replayWordsIn } from "../replay/words/mod.ts";
import type { Cause, Step } from "./causes.ts";

/** A board and what was done on it. */
export interface Past {
  readonly start: Board;
  readonly steps: readonly Step[];
}

export interface AskWhyProps {
  readonly said: BoardWords;
  /** How the board lives, if not as two colonies on a plane. */
  readonly law?: Law | undefined;
  /** The board that is shown. */
  readonly board: Board;
  /** What led to it. */
  readonly past: () => Past;
  /** The cell that is asked about. */
  readonly asked: Signal<Cell | undefined>;
  /** The cells to point out on the board. */
  readonly outlined: Signal<readonly Cell[]>;
  /** Shows where something was done. */
  readonly onShow: (cause: Cause) => void;
  /** Speaks the answer, where the page has a voice of its own. */
  readonly onAnswer?: (sentence: string) => void;
  /** Other ways to ask. */
  readonly children?: ComponentChildren;
}

type WhyModule = typeof import("./why.tsx");

export function AskWhy(props: AskWhyProps) {
  const { said: { words }, asked } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const loaded = useSignal<WhyModule | undefined>(undefined);
  // Where it cannot be fetched the question stays open.
  const load = () => import("./why.tsx").then((module) => loaded.value = module, () => {});
  useEffect(() => {
    if (asked.value === undefined) return;
    details.current!.open = true;
    load();
  }, [asked.value]);
  return (
    <details class="share" ref={details} onToggle={load}>
      <summary>{replayWordsIn(words.language as Language).why}</summary>
      {loaded.value && <loaded.value.Why {...props} />}
    </details>
  );
}
