/** The solver in a worker of the browser: a question in, its answer out. */

import { Respondent } from "./respondent.ts";
import type { Question } from "./worker_protocol.ts";

const respondent = new Respondent();

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  self.postMessage(respondent.answer(data));
});
