/**
 * What the pages around the game say, in English; apart from all else, since only the server needs
 * it. `es.ts` says the same: a missing word does not compile.
 */

import type { LevelId } from "../../search/levels.ts";
import { en as table } from "../en.ts";

export const en = {
  shortName: "Conquerors",
  tagline: "Two colonies. One board. The Game of Life decides.",
  description:
    "A two-player strategy game on Conway's Game of Life: place four cells, let the board live one generation, take your rival's ground.",
  skipToContent: "Skip to content",
  noScript: "The board needs JavaScript. Please allow it for this page to play.",
  nav: {
    label: "Site",
    menu: "Menu",
    play: "Play",
    learn: "Learn",
    watch: "Watch",
    leaderboard: table.site.leaderboard,
    sandbox: "Sandbox",
    rules: "Rules",
    settings: "Settings",
    about: "About",
    me: "This device",
  },

  waysOn: "Go on",
  ways: {
    home: "Home",
    play: "Play the computer",
    learn: "Learn",
    sandbox: "Sandbox",
    rules: "Rules",
    games: "Finished games",
    bring: "Look through a record",
    leaderboard: "Leaderboard",
    arena: "Arena",
  },

  offline: {
    title: "You are offline",
    text:
      "This page needs the network: rooms, the lobby, leaderboards and finished games live on the server. The computer, the lessons and the sandbox play on without it.",
    back: "As soon as the network is back, this page comes by itself.",
  },

  /** Until when something on an error page holds. */
  until: (when: string) => `Until ${when}.`,

  /** What a person reads who meets an error page. */
  errors: {
    "not-found": {
      title: "This page is not on the board",
      text: "It may have died of overcrowding. The game is one generation away:",
    },
    broken: {
      title: "Something broke here",
      text: "It is our fault, not yours. Try again in a moment.",
    },
    "bad-request": {
      title: "This link is not quite right",
      text: "Ask whoever sent it for a new one, or go on from here:",
    },
    "bad-link": {
      title: "This link is not quite right",
      text: "It asks for a level, a side or rules that there are not. These are one click away:",
    },
    "unknown-room": {
      title: "There is no such room",
      text: "Check the code: six letters and digits. Rooms are swept after two idle hours.",
    },
    "unknown-game": {
      title: "There is no such game",
      text: "Only finished games are kept. Look for it by a player's name, or bring its record:",
    },
    "unknown-match": {
      title: "There is no such match",
      text: "Look for it among those that were fought in the arena:",
    },
    "room-limit": {
      title: "That is enough rooms",
      text:
        "You have as many open rooms as one may have. Finish a game, or come back a little later.",
    },
    storage: {
      title: "The server can't reach its records",
      text: "Games on this device and against the computer go on. Try again in a moment.",
    },
    "room-storage": {
      title: "No room could be made",
      text: "The server could not keep it just now. Try again in a moment.",
    },
    banned: {
      title: "You can't play online right now",
      text: "You can still watch, and play the computer or a friend on this device.",
    },
    paused: {
      title: "No new games for now",
      text: "Games under way go on. Try again later.",
    },
    "report-limit": {
      title: "That's enough reports",
      text: "We'll look at yours first. Come back later.",
    },
    "unknown-player": {
      title: "There's no such player",
      text: "Their name may be gone already.",
    },
    "unknown-board": {
      title: "There is no such leaderboard",
      text: "It is kept by week, by month and for all time.",
    },
    "room-form": { title: "No room could be made", text: "It cannot be set up like that." },
  },

  front: {
    lines: ["Place four cells.", "Life does the rest."],
    under: "Two colonies, one board, twelve rounds.",
    start: "Play",
    firstRival: (level: string) => `against ${level}, a gentle first rival`,
    film: {
      picture:
        "A game of twelve rounds: blue discs from the left meet red diamonds from the right.",
      pause: "Pause",
      round: (round: number) => `Round ${round}`,
    },
    friend: ["Play a friend", "Send a link"] as [string, string],
    learn: (steps: number): [string, string] => ["Learn", `${steps} short steps`],
    rivals: (levels: number): [string, string] => ["Rivals", `A ladder of ${levels}`],
    sandbox: ["Sandbox", "Paint, and watch it live"] as [string, string],
    rung: (rung: number, rungs: number) =>
      `You're on rung ${rung} of ${rungs}. Win to unlock the next rival.`,
    rungsDone: "You've beaten all seven. Two more are waiting.",
    beaten: "Beaten!",
    locked: "Beat the one above first.",
    friendIntro: "Send somebody a link, take an open seat, or share this device.",
    rivalsIntro: "Beat one rival to unlock the next. No account needed.",
    twoTitle: "Two on one device",
    twoLine: "Pass the board between you.",
    twoStart: "Start a shared board",
    chooseTitle: "Choose your game",
    othersTitle: "Other games",
  },

  /** What computer levels are like, a line each. */
  lines: {
    levels: {
      easy: "Makes mistakes. A good first opponent.",
      normal: "Checks each cell one generation ahead.",
      tricky: "Plans a whole turn from a few good cells.",
      hard: "Plans its whole turn and guards its home.",
      sharp: "Looks two generations ahead.",
      fierce: "Looks four generations ahead.",
      ruthless: "Looks four generations ahead, for longer.",
      expert: "Looks eight generations ahead.",
      conqueror: "Looks just as far and considers your best replies.",
    } satisfies Record<LevelId, string>,
  },

  setup: {
    level: "Level",
    side: "Your side",
    game: "Rules",
    komi: "Komi",
    komiLine:
      "Points for Blue at the end, as Red moves last: 3.5 makes strong play even. Games with komi do not count.",
    start: "Play",
    randomSide: "Random",
    randomLine: "Blue or Red, whichever comes up",
    firstMove: "moves first",
    secondMove: "moves second",
  },
};

export type SiteWords = typeof en;
