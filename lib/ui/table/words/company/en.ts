/**
 * What is said in a room once others are there, in English: what they offer, and what is written.
 * `es.ts` says the same: a missing word does not compile.
 */

import type { OfferKind } from "../../../../rooms/event.ts";

export const en = {
  unaided: "Ranked: no forecast and no Why? until it's over.",
  /** What one may do about somebody who is gone, in so many seconds. */
  mayDo: {
    claim: (seconds: number) =>
      `You can claim the win${seconds > 0 ? ` in ${seconds} s.` : ", or wait."}`,
    pass: (seconds: number) =>
      `You can pass for them${seconds > 0 ? ` in ${seconds} s.` : ", or wait."}`,
    abort: (_seconds: number) => "You can call the game off, or wait.",
  },
  claim: "Claim the win",
  pass: "Pass for them",
  abort: "Call it off",
  abortSure: "Really call off",
  resign: "Resign",
  resignSure: "Really resign",
  resignLater: "Resign when my turn comes",
  ask: {
    draw: "Offer a draw",
    takeback: "Ask for takeback",
    rematch: "Rematch",
  } satisfies Record<OfferKind, string>,
  offered: {
    draw: "You offered a draw.",
    takeback: "You asked for a takeback.",
    rematch: "You offered a rematch.",
  } satisfies Record<OfferKind, string>,
  everyone: "Everyone must agree.",
  agreed: "You agreed. Waiting for the others.",
  accept: "Accept",
  decline: "Decline",
  takeBack: "Cancel offer",
  next: "Next opponent",
  tournament: "Back to the tournament",
  chat: "Chat",
  newTalk: "Chat: new message",
  chatMuted: "Chat is muted.",
  mute: "Mute",
  unmute: "Show chat",
  addName: "Add your name",
  otherName: "Your name isn't shown: change it",
  reportOrBlock: "Report or block",
  chatLabel: "Say something",
  chatSend: "Send",
};

export type CompanyWords = typeof en;
