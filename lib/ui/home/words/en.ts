/**
 * What the ways to an opponent elsewhere say, in English; apart from all else, so that the page of rivals
 * sends no more than it says. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  friendTitle: "Send a link",
  friendLine: "You get a link. The first person to open it plays you.",
  cutOff:
    "Can't reach the server. You can still play the computer, take lessons and use the sandbox.",
  friendStart: "Make a room",
  listed: "List it publicly, for points",
  clock: "Clock",
  clockNone: "No limit",
  clockSeconds: (seconds: number) =>
    counted(LANGUAGE, seconds, { one: "second", other: "seconds" }),
  clockGame: (minutes: number, increment: number) => `${minutes} min + ${increment} s a turn`,
  clockDays: (days: number) => counted(LANGUAGE, days, { one: "day", other: "days" }),
  more: "More options",
  komi: "Komi",
  komiLine:
    "Bonus points for Blue, because Red moves last. 3.5 evens out strong players. Games with komi don't score.",
  sideRandom: "Random",
  komiOwn: (game: string, points: string) =>
    `${game} already gives Blue ${points}: just leave this empty.`,
  name: "Your name",
  nameless: "Optional",
  joinTitle: "Join by code",
  join: "Join",
  openTitle: "Open games",
  openNone: "No open games yet. Make a room and list it here.",
  openGame: (host: string, side: string, game: string) => `${host}: play ${side}, ${game}`,
  /** Of a game whose sides have no colors. */
  openApart: (host: string, game: string) => `${host}: ${game}`,
  game: "Rules",
  side: "Your side",
  guest: "Guest",
};

export type LobbyWords = typeof en;
