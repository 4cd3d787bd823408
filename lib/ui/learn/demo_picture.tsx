/** What a lesson speaks of, in motion: a loop that can be stopped, and stepped by hand. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Demo, demoFrames } from "../../learn/demo.ts";
import { motionIsReduced } from "../board/effects.ts";
import { BoardSvg } from "../board/svg.tsx";
import type { LearnWords } from "./words/mod.ts";

/** How long a frame is seen, in milliseconds. */
const FRAME_TIME = 900;

interface DemoPictureProps {
  readonly demo: Demo;
  readonly words: LearnWords;
  readonly caption: string;
}

export function DemoPicture({ demo, words, caption }: DemoPictureProps) {
  const frames = useMemo(() => demoFrames(demo), []);
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const step = () => at.value = (at.peek() + 1) % frames.length;
  useEffect(() => {
    isPlaying.value = !motionIsReduced();
  }, []);
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(step, FRAME_TIME);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const stepByHand = () => {
    isPlaying.value = false;
    step();
  };
  return (
    <figure class="demo" data-wide={`${demo.home > 0}`}>
      <BoardSvg board={frames[at.value]!} home={demo.home} />
      <figcaption>
        {caption} <small>{words.frame(at.value + 1, frames.length)}</small>
      </figcaption>
      <div class="demo-ways">
        <button type="button" onClick={() => isPlaying.value = !isPlaying.value}>
          {isPlaying.value ? words.pause : words.play}
        </button>
        <button type="button" onClick={stepByHand}>{words.step}</button>
      </div>
    </figure>
  );
}
