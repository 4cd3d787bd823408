/** What reminders say besides whose turn it is, in English. `es.ts` says the same: a missing word does not compile. */

import type { Lapse } from "../../../rooms/missed.ts";

export const en = {
  missed: {
    late: "Time's up: you passed",
    out: "You're out",
    over: "Game over",
  } satisfies Record<Lapse, string>,
  timeShort: (hours: number) => `Your turn: less than ${hours} hours left`,
};

export type PushWords = typeof en;
