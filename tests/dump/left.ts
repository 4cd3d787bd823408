/** What's left of a dump that is gone. */

import type { Dumps } from "../../lib/server/store/dumps.ts";

const DRAFT = { month: "2026-10", kind: "ccn", starts: 0, ends: 1, made: 1 } as const;

/** As many pieces of a dump that was never finished, with a text in each. */
export async function leaveDump(dumps: Dumps, pieces: number, text: string): Promise<void> {
  await dumps.begin({ ...DRAFT, id: "gone" });
  for (let n = 0; n < pieces; n++) await dumps.add("gone", n, new TextEncoder().encode(text));
  await dumps.begin({ ...DRAFT, id: "begun again" });
}
