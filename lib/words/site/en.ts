/**
 * What the pages around the game say, in English; apart from all else, since only the server needs
 * it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../grammar.ts";
import type { LevelId } from "../../search/levels.ts";
import { en as table } from "../en.ts";

export const en = {
  shortName: "Conquerors",
  description:
    "A two-player strategy game on Conway's Game of Life. Place four cells, watch one generation pass, take your rival's ground.",
  /** What a room's link unfolds as, by who waits there, who may have no name. */
  invitation: (host: string, game: string) =>
    host === "" ? `You're invited to ${game}` : `${host} invites you to ${game}`,
  skipToContent: "Skip to content",
  tooOld: "Your browser is too old for this game. Update it, or use another one.",
  noScript: "The board needs JavaScript. Turn it on to play.",
  nav: {
    label: "Site",
    menu: "Menu",
    play: "Play",
    puzzles: "Puzzles",
    learn: "Learn",
    watch: "Watch",
    leaderboard: table.site.leaderboard,
    tournaments: "Tournaments",
    sandbox: "Sandbox",
    rules: "Rules",
    settings: "Settings",
    about: "About",
    me: "Profile",
  },

  /** The computers in the title of a finished game of more than two. */
  computers: (count: number) => counted("en", count, { one: "computer", other: "computers" }),

  waysOn: "Go on",
  ways: {
    home: "Home",
    play: "Play the computer",
    me: "Your games",
    learn: "Learn",
    sandbox: "Sandbox",
    rules: "Rules",
    games: "Finished games",
    bring: "Import game",
    leaderboard: "Leaderboard",
    arena: "Bot Arena",
  },

  tooMany: {
    title: "Too many visits at once",
    text: "Lots of people on your network are here right now. Wait ten seconds.",
    again: "Try again",
  },

  offline: {
    title: "You're offline",
    text:
      "This page needs a connection. You can still play the computer, take the lessons and use the sandbox.",
    back: "This page loads by itself once you're back online.",
  },

  /** Until when something on an error page holds. */
  until: (when: string) => `Until ${when}.`,

  /** Where the server has no data: what becomes of a page, and of what a form wanted. */
  again: "This page loads by itself once it can.",
  tryAgain: "Try again in a moment.",

  /** What a person reads who meets an error page. */
  errors: {
    "not-found": {
      title: "This page isn't on the board",
      text: "It may have died of overcrowding. The game is one generation away:",
    },
    broken: {
      title: "Something broke",
      text: "It's our fault, not yours. Try again in a moment.",
    },
    "bad-request": {
      title: "This link doesn't work",
      text: "Ask for a new one, or try one of these:",
    },
    "bad-link": {
      title: "This link doesn't work",
      text: "It asks for a level, side or rule set that doesn't exist. Try one of these:",
    },
    "unknown-room": {
      title: "Room not found",
      text: "Check the code: six letters and digits. Idle rooms close, but finished games stay.",
    },
    "code-limit": {
      title: "Too many wrong codes",
      text: "They came from your network. Wait a minute, then try yours again.",
    },
    "unknown-game": {
      title: "Game not found",
      text: "Only finished games are kept. Search by player name, or import the game:",
    },
    "unknown-match": {
      title: "Match not found",
      text: "Look for it among the arena's past matches:",
    },
    "room-limit": {
      title: "Too many rooms",
      text: "You or others on your network have too many open. Finish a game, or come back later.",
    },
    storage: {
      title: "The server can't load its data",
      text: "You can still play the computer or a friend on this device.",
    },
    "room-storage": {
      title: "Couldn't make the room",
      text: "The server couldn't save it. Try again in a moment.",
    },
    banned: {
      title: "You can't play online right now",
      text: "You can still watch, and play the computer or a friend on this device.",
    },
    paused: {
      title: "No new games for now",
      text: "Games in progress go on. Try again later.",
    },
    "report-limit": {
      title: "Too many reports",
      text: "We'll look at yours first. Come back later.",
    },
    "unknown-player": {
      title: "Player not found",
      text: "A name is a player's own once a ranked game counts. They may also have deleted it.",
    },
    "unknown-tournament": {
      title: "Tournament not found",
      text: "There's one every few hours.",
    },
    "unknown-board": {
      title: "Leaderboard not found",
      text: "There's one for the week, the month and all time.",
    },
    "room-form": { title: "Couldn't make the room", text: "Those settings don't work together." },
  },

  front: {
    lines: ["Place four cells.", "Life does the rest."],
    under: "Two colonies, one board, twelve rounds.",
    start: "Play",
    firstRival: (level: string) => `against ${level}, a gentle first rival`,
    stranger: "Play a stranger",
    playback: {
      picture:
        "A game of twelve rounds: blue discs from the left meet red diamonds from the right.",
      pause: "Pause",
      round: (round: number) => `Round ${round}`,
    },
    friend: ["Play a friend", "Send a link"] as [string, string],
    learn: (steps: number): [string, string] => ["Learn", `${steps} short steps`],
    daily: ["Puzzle of the day", "Find the turn that does it"] as [string, string],
    rivals: (levels: number): [string, string] => ["Rivals", `A ladder of ${levels}`],
    sandbox: ["Sandbox", "Paint cells and watch them live"] as [string, string],
    rung: (rung: number, rungs: number) =>
      `You're on rung ${rung} of ${rungs}. Win to unlock the next rival.`,
    rungsDone: "You've beaten all seven. Two more are waiting.",
    beaten: "Beaten!",
    locked: "Beat the one above first.",
    friendIntro: "Send a link, join an open game, or share this device.",
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
      "Bonus points for Blue, because Red moves last. 3.5 evens out strong players. Games with komi don't score.",
    komiOwn: (game: string, points: string) =>
      `${game} already gives Blue ${points}: just leave this empty.`,
    start: "Play",
    randomSide: "Random",
    randomLine: "Blue or Red, a coin toss",
    firstMove: "moves first",
    secondMove: "moves second",
  },

  /** Around the rules of a game. */
  rules: {
    title: "Rules",
    which: "Games",
    learn: "Learn it on a live board",
    play: "Play it",
    on: "Go on",
    /** What one picture leads to. */
    then: "then",
  },

  /** What this is, where it comes from, and what is kept where. */
  about: {
    title: "About",
    sections: [
      {
        title: "What this is",
        text: [
          "Conway's Conquerors is a game for two on Conway's Game of Life. No dice, nothing hidden: read the next generations better than your rival and you win.",
          "Play the computer, a friend on the same device or by link, or anyone in the lobby. Once you've been here, the computer, the lessons and the sandbox work offline too.",
        ],
      },
      {
        title: "Where it comes from",
        text: [
          "The game comes from two reports by Terrible Crow Studio. TR-001, “Specification and Analysis of a Two-Color Life Variant” (v5.4, 2026), has the rules we call Classic. RR-001, “A Competitive Two-Color Cellular Automaton” (v7.0, 2026), has the standard ones, V2.",
          "Other games on cellular automata shaped this one: Conway by Post (Eric Shultz and Cameron Browne, pbmserv, 2005), the king-of-the-hill challenge “It's Life, Jim, but not as we know it”, and Aviezri Fraenkel's “Two-player Games on Cellular Automata”.",
          "John Conway invented Life in 1970. This program is free software under the MIT license.",
        ],
      },
      {
        title: "What is kept, and where",
        text: [
          "No account, no ads, nothing from other sites, no tracking.",
          "In your browser: your settings, your progress with lessons and rivals, your name if you chose one, the keys to your seats, and your secret player code. Cookies only remember your language and the rooms you opened.",
          "On the server: finished games, points, names, room chat until the room closes, and a fingerprint (SHA-256) of your player code. Download or delete all of it on your profile page.",
          "If somebody reports you, we keep your name and last messages until we've dealt with it. The list of players you block is kept with your fingerprint.",
        ],
      },
    ],
    version: (version: string) => `Version ${version}`,
    changelog: "What's new",
    inEnglish: "This list is in English.",
    me: "Profile",
    rules: "The rules",
    on: "Go on",
  },
};

export type SiteWords = typeof en;
