/** When an embedded store writes and looks around; trials have a time of their own. */

import {
  clearImmediate,
  clearInterval,
  clearTimeout,
  setImmediate,
  setInterval,
  setTimeout,
} from "node:timers";

export interface Pace {
  /** Calls back once all that shares a commit is there, until the answer is called. */
  soon(flush: () => void): () => void;
  /** Calls back at an interval in ms, until the returned function is called. */
  every(ms: number, act: () => void): () => void;
}

/** What comes within one turn of the event loop shares a commit. */
export const TURN_PACE: Pace = {
  soon(flush) {
    const immediate = setImmediate(flush);
    return () => clearImmediate(immediate);
  },
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};

/**
 * A pace for a file, whose commits cost a sync of the disk: the next begins no sooner than some ms
 * after the end of one, so that a busy server's moves share it. A move on its own waits for nothing.
 */
export function sharedPace(pause: number): Pace {
  let ended = -Infinity;
  return {
    ...TURN_PACE,
    soon(flush) {
      const wait = ended + pause - performance.now();
      const write = () => {
        flush();
        ended = performance.now();
      };
      if (wait <= 0) return TURN_PACE.soon(write);
      const timer = setTimeout(write, wait);
      return () => clearTimeout(timer);
    },
  };
}
