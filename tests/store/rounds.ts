import type { Work } from "../../lib/server/store/sql/work.ts";

/** How often work waits for answers. */
export function* rounds(work: Work<unknown>): Work<number> {
  let count = 0;
  for (let step = work.next(); !step.done; count++) step = work.next(yield step.value);
  return count;
}
