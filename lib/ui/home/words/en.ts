/**
 * What the ways to an opponent elsewhere say, in English; apart from all else, so that the page of rivals
 * sends no more than it says. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  friendTitle: "Play a friend",
  friendLine: "You get a link. Whoever opens it first plays against you.",
  cutOff:
    "The server cannot be reached. Rooms and open games wait for it; the computer, the lessons and the sandbox do not.",
  friendStart: "Make a room",
  listed: "List it publicly, for points",
  clock: "Time for a turn",
  clockNone: "No limit",
  clockSeconds: (seconds: number) =>
    counted(LANGUAGE, seconds, { one: "second", other: "seconds" }),
  clockDays: (days: number) => counted(LANGUAGE, days, { one: "day", other: "days" }),
  komi: "Komi",
  komiLine:
    "Points for Blue at the end, as Red moves last: 3.5 makes strong play even. Games with komi do not count.",
  sideRandom: "Either",
  name: "Your name",
  nameless: "Optional",
  joinTitle: "Join by code",
  join: "Join",
  openTitle: "Open games",
  openNone: "Nobody is waiting. Make a room and show it here.",
  openGame: (host: string, side: string, game: string) => `${host}: play ${side}, ${game}`,
  /** Of a game whose sides have no colors. */
  openApart: (host: string, game: string) => `${host}: ${game}`,
  game: "Rules",
  side: "Your side",
  guest: "Guest",
};

export type LobbyWords = typeof en;
