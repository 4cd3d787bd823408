/**
 * What is said around a table in a room, in English; pages of no room aren't sent it. `es.ts` says
 * the same: a missing word does not compile.
 */

import type { OfferKind } from "../../../../rooms/event.ts";
import type { Fatal } from "../../../../rooms/protocol.ts";
import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "seat", other: "seats" });
const days = (count: number) => counted(LANGUAGE, count, { one: "day", other: "days" });

export const en = {
  title: (code: string) => `Room ${code}`,
  yourTurnTitle: (title: string) => `● Your turn · ${title}`,
  status: {
    reconnecting: "Connection lost. Reconnecting…",
    offline: "You're offline. The game waits for you.",
  },
  connected: "Connected again.",
  polling: "Connected by polling: turns may take a moment longer.",
  byPolling: "by polling",
  sending: "Sending your turn…",
  begins: (seat: string, isFirst: boolean) =>
    `The game begins: you play ${seat}${isFirst ? " and move first." : "."}`,
  draftKept: (count: number) => `${cells(count)} chosen before, and still chosen.`,

  waiting: "Waiting for your opponent",
  taken: (taken: number, all: number) => `${taken} of ${seats(all)} taken`,
  invite: (all: number): string => all === 2 ? "Invite a friend" : "Invite players",
  inviteLine: (free: number, all: number) => {
    if (free === 0) return "Every seat is taken. Begin when you like.";
    if (all === 2) return "The first person to open this link plays you.";
    const more = `${seats(free)} more ${free === 1 ? "is" : "are"}`;
    return `Whoever opens this link takes a seat. The game begins when ${more} taken.`;
  },
  code: "Code",
  linkLabel: "Link to this game",
  inviteWatchers: "Let others watch",
  watchLinkLabel: "Link for watchers",
  lend: "Continue on another device",
  lendLabel: "Link for your other device",
  lendLine: "Open this link there within ten minutes. This device then lets go of the seat.",

  watching: "You are watching.",
  full: (all: number) => `${all === 2 ? "Both" : "All"} seats are taken, so you are watching.`,
  ownSeat: "You hold a seat in this browser, so you are watching here.",
  blocked: "You can't play here: one of you has blocked the other. You're watching.",
  bannedUntil: (when: string) => `You can't play online until ${when}.`,
  mutedUntil: (when: string) => `You can't chat until ${when}.`,
  watchers: (count: number) => `${count} watching`,
  clock: (seconds: number) => `${seconds} s left for this turn`,
  longClock: (whole: number, hours: number) =>
    `${whole > 0 ? `${days(whole)}, ` : ""}${hours} h left for this turn`,

  /** The other one of two, where a sentence begins. */
  rival: "Your opponent",
  gone: (who: string) => `${who} is gone.`,
  back: (who: string) => `${who} is back.`,
  claimIn: (seconds: number) =>
    seconds > 0 ? `You can claim the game in ${seconds} s.` : "You can claim the game, or wait.",
  claim: "Claim the game",
  passIn: (seconds: number) =>
    seconds > 0 ? `You can pass for them in ${seconds} s.` : "You can pass for them, or wait.",
  pass: "Pass for them",

  abort: "Call it off",
  resign: "Resign",
  resignSure: "Really resign",
  resignLater: "Really leave on your turn",
  leaving: (who: string) => `leaving: ${who}`,
  leaves: (who: string) => `${who} has given up, and leaves when the turn comes.`,
  youLeave: "You have given up: you leave when your turn comes.",

  ask: {
    draw: "Offer a draw",
    takeback: "Take my turn back",
    rematch: "Rematch",
  } satisfies Record<OfferKind, string>,
  asked: {
    draw: (who: string) => `${who} offers a draw.`,
    takeback: (who: string) => `${who} would like to take the last turn back.`,
    rematch: (who: string) => `${who} wants a rematch.`,
  } satisfies Record<OfferKind, (who: string) => string>,
  offered: {
    draw: "You offered a draw.",
    takeback: "You asked to take your turn back.",
    rematch: "You offered a rematch.",
  } satisfies Record<OfferKind, string>,
  everyone: "Everyone must agree.",
  agreed: "You agreed; others have not yet.",
  accept: "Accept",
  decline: "Decline",
  takeBack: "Take back",
  offerGone: "The offer is off the table.",

  dropped: (move: string) => `Your moves in advance were dropped before ${move}.`,
  unexpected: "The turns before it were others.",

  lobby: "Other games",
  chat: "Talk",
  newTalk: "Talk: something new",
  chatMuted: "Talk is muted.",
  mute: "Mute",
  unmute: "Show the talk",
  reportOrBlock: "Report or block",
  chatLabel: "Say something",
  chatSend: "Send",

  fatal: {
    "unknown-room": "There is no such room. It may have been swept after two idle hours.",
    "bad-token": "This browser does not hold that seat any more.",
    "bad-key": "That link was used already, or is too old.",
    "taken-along": "You play on another device now.",
    outdated: "This page is older than the server. Load it again.",
    banned: "You can't play online right now, but you can watch.",
  } satisfies Record<Fatal, string>,
  watch: "Watch it here",
  reload: "Load again",
};

export type RoomWords = typeof en;
