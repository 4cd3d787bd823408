/** The words of one's own bots, in English. `es.ts` says the same: a missing word does not compile. */

import type { Scope } from "../../../../leaderboard/bot.ts";

export const en = {
  title: "Bots",
  line: "Let a program play here. Each bot has its own rating and is marked as a bot.",
  docs: "Write a bot",
  none: "You don't have any bots yet.",
  name: "Bot's name",
  scopes: "What its token may do",
  scope: {
    play: "Play games",
    challenge: "Open rooms, join and challenge",
    chat: "Chat",
  } satisfies Record<Scope, string>,
  make: "Make a token",
  made: "Copy the token now. You won't see it again.",
  token: "Token",
  again: "The same name gives that bot a new token, and the old one stops working.",
  active: (when: string) => `Token from ${when}`,
  used: (when: string) => `last used ${when}`,
  unused: "never used",
  revoked: "No token",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke the token of ${name}`,
  isRevoked: "The token doesn't work anymore.",
  refused: {
    unfit: "Type 2 to 24 letters or digits.",
    signs: "Use only letters, digits, spaces and . ' - _",
    mixed: "Use letters of one alphabet.",
    reserved: "That name is reserved. Try another.",
    limit: "You can't have more bots. Use the name of one you have.",
    banned: "You can't make bots right now.",
    malformed: "Choose at least one thing the token may do.",
    failed: "That didn't work. Try again.",
  },
};

export type BotWords = typeof en;
export type BotRefusal = keyof BotWords["refused"];
