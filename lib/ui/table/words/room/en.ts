/**
 * What is said around a table in a room, in English; pages of no room aren't sent it. `es.ts` says
 * the same: a missing word does not compile.
 */

import type { OfferKind } from "../../../../rooms/event.ts";
import type { OnlineRefusal } from "../../../../words/en.ts";
import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "seat", other: "seats" });
const days = (count: number) => counted(LANGUAGE, count, { one: "day", other: "days" });

export const en = {
  refusals: {
    stale: () => "The board changed. Check it and try again.",
    "not-your-turn": () => "It's not your turn.",
    unreadable: () => "The server couldn't read that turn.",
    waiting: () => "Your opponent isn't here yet.",
    "not-over": () => "The game isn't over.",
    moved: () => "You've both moved, so the game counts.",
    "no-offer": () => "That offer is gone.",
    offered: () => "You've already offered that.",
    "not-gone": () => "Your opponent may still come back.",
    seats: () => "Only the host can close seats, and only empty ones.",
    time: () => "Time's up for this turn.",
    flood: () => "Too fast. Wait a moment.",
    empty: () => "Type a message first.",
    busy: () => "The server is busy. Try again.",
    storage: () => "The server couldn't save that. Nothing changed. Try again.",
    malformed: () => "The server couldn't read that.",
    banned: () => "You can't play online right now.",
    muted: () => "You can't chat right now.",
    forgotten: () => "You deleted your data, so you can't chat at this table.",
    blocked: () => "One of you has blocked the other.",
    paused: () => "No new games for now. Try again later.",
    long: () => "This room has gone on for too long for that. Open a new one.",
  } satisfies Record<OnlineRefusal, () => string>,
  title: (code: string) => `Room ${code}`,
  yourTurnTitle: (title: string) => `● Your turn · ${title}`,
  status: {
    reconnecting: "Connection lost. Reconnecting…",
    offline: "You're offline. The game may go on without you.",
  },
  gameWaits: "You're offline. The game waits for you.",
  connected: "Reconnected.",
  polling: "Slow connection: turns may take a moment longer.",
  byPolling: "slow connection",
  sending: "Sending your turn…",
  begins: (seat: string, isFirst: boolean) =>
    `The game begins: you play ${seat}${isFirst ? " and move first." : "."}`,
  draftKept: (count: number) =>
    `Your ${cells(count)} from before ${count === 1 ? "is" : "are"} still on the board.`,

  waiting: "Waiting for your opponent",
  taken: (taken: number, all: number) => `${taken} of ${seats(all)} taken`,
  invite: (all: number): string => all === 2 ? "Invite a friend" : "Invite players",
  challenged: (who: string) => `You challenged ${who}`,
  inviteLine: (free: number, all: number, isHost: boolean) => {
    if (free === 0) {
      return `All seats are taken. ${
        isHost ? "Start when you like." : "The host starts the game."
      }`;
    }
    if (all === 2) return "The first person to open this link plays you.";
    const more = free === 1 ? "1 more seat is" : `${free} more seats are`;
    return `Anyone who opens this link takes a seat. The game starts when ${more} taken.`;
  },
  code: "Code",
  linkLabel: "Link to this game",
  inviteWatchers: "Let others watch",
  watchLinkLabel: "Link for watchers",
  lend: "Continue on another device",
  lendLabel: "Link for your other device",
  lendLine: "Open this link there within ten minutes. Your seat moves with you.",

  watching: "You're watching.",
  full:
    'All seats are taken, so you\'re watching. Is one yours? Press "Continue on another device" where you sat down.',
  blocked: "You can't play here: one of you has blocked the other. You're watching.",
  watchers: (count: number) => `${count} watching`,
  clock: (seconds: number) => `${seconds} s left for this turn`,
  gameClock: (seat: string, minutes: number, seconds: number) =>
    `${seat}: ${minutes} min ${seconds} s left`,
  longClock: (whole: number, hours: number) =>
    `${whole > 0 ? `${days(whole)}, ` : ""}${hours} h left for this turn`,

  /** The other one of two, where a sentence begins. */
  rival: "Your opponent",
  gone: (who: string) => `${who} isn't here.`,
  back: (who: string) => `${who} is here.`,

  leaving: (who: string) => `resigning: ${who}`,
  leaves: (who: string) => `${who} resigns when their turn comes.`,
  youLeave: "You'll resign when your turn comes.",

  asked: {
    draw: (who: string) => `${who} offers a draw.`,
    takeback: (who: string) => `${who} asks for a takeback.`,
    rematch: (who: string) => `${who} wants a rematch.`,
  } satisfies Record<OfferKind, (who: string) => string>,
  offerGone: "The offer is gone.",

  dropped: (move: string) => `Your premoves were canceled before ${move}.`,
  unexpected: "The moves before it weren't the ones you expected.",

  lobby: "Other games",
};

export type RoomWords = typeof en;
