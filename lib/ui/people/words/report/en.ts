/** What is said about reporting and blocking people, in English. `es.ts` says the same: a missing word does not compile. */

import type { ReportOutcome } from "../../../net/people.ts";

export const en = {
  profile: "Profile",
  at: "Players at this table",
  reportChat: "Report chat",
  reportName: "Report name",
  sure: "Really report",
  block: "Block",
  unblock: "Unblock",
  of: (what: string, who: string) => `${what}: ${who}`,
  outcomes: {
    reported: "Thanks. We'll look at it.",
    limit: "You've sent enough reports for now. We'll look at them first.",
    banned: "You can't report anyone right now.",
    failed: "That didn't work. Try again.",
  } satisfies Record<ReportOutcome, string>,
  chatLine: "A report includes their last messages.",
  blocked: "Blocked. You don't see their chat, and you won't play each other again.",
  unblocked: "Unblocked.",

  page: "Report a player",
  pageLine: (name: string) =>
    `Does the name ${name} insult somebody or pretend to be somebody else? Tell us.`,
  blockLine: "If you block this player, you won't see their chat or play each other.",
  noScript: "Blocking needs JavaScript.",
  back: "Leaderboard",

  listTitle: "Blocked players",
  listLine: "You don't see their chat, and you don't play each other.",
  listNone: "You haven't blocked anyone.",
  nameless: "A player without a name",
};

export type ReportWords = typeof en;
