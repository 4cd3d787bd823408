/**
 * What is said in a room once others are there, in English: what they offer, and what is written.
 * `es.ts` says the same: a missing word does not compile.
 */

import type { OfferKind } from "../../../../rooms/event.ts";

export const en = {
  unaided: "Ranked: no forecast and no Why? until it's over.",
  claimIn: (seconds: number) =>
    seconds > 0 ? `You can claim the win in ${seconds} s.` : "You can claim the win, or wait.",
  claim: "Claim the win",
  abortOrWait: "You can call the game off, or wait.",
  passIn: (seconds: number) =>
    seconds > 0 ? `You can pass for them in ${seconds} s.` : "You can pass for them, or wait.",
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
