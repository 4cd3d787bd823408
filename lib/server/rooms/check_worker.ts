/** Recomputes the CPU's turns on a core of its own: a game in, whether they are true out. */

import { isTrue } from "../../leaderboard/recheck.ts";
import type { CheckRequest } from "./workers.ts";

self.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(isTrue(data.recheck, data.steps));
});
