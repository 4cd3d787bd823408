/** What is said to who has no line to a room any more. */

import type { Rejected } from "../../../net/connection_state.ts";

export const en = {
  why: {
    "unknown-room":
      "This room has closed: it was idle, a challenge was declined or ran out, or an admin ended it. Reload to go on with a game that isn't over.",
    "bad-token": "This browser no longer has that seat.",
    "bad-key": "That link is used up or too old. Get a new one.",
    "taken-along": "You're playing on another device now.",
    outdated: "There's a newer version. Reload the page.",
    banned: "You can't play online right now, but you can watch.",
    crowded: "Too many people on your network right now. Trying again soon…",
  } satisfies Record<Rejected, string>,
  bannedUntil: (when: string) => `You can't play online until ${when}.`,
  mutedUntil: (when: string) => `You can't chat until ${when}.`,
  watch: "Watch here",
  reload: "Reload",
};

export type RejectionWords = typeof en;
