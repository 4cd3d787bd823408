/** What the arena's pages say, in English. `es.ts` says the same: a missing word does not compile. */

import type { ArenaOutcome, BotName } from "../../../arena/results.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

const written = (count: number) => count.toLocaleString(LANGUAGE);
const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

export const en = {
  title: "Bot Arena",
  description:
    "Bots fight on a Game of Life board of 2000 × 2000 cells. Watch matches live, replay them, or send in your own bot.",
  intro:
    "Bots fight here. Each places up to 30 cells a generation on a large board. The last one alive wins, or the one with more cells when time is up.",
  away: "Matches are live on another server of this site. You'll find all results here.",
  awayLink: "Watch them there",

  liveTitle: "Live matches",
  liveNone: "No live matches. Send in a bot to start one.",
  waiting: (bots: number) =>
    bots === 0
      ? "No bots are waiting for an opponent."
      : `${
        counted(LANGUAGE, bots, { one: "bot is waiting", other: "bots are waiting" })
      } for an opponent.`,
  watchers: (watchers: number) =>
    counted(LANGUAGE, watchers, { one: "watcher", other: "watchers" }),
  training: "not rated",
  /** What is said when a list changes; a match by its bots. */
  begun: (match: string) => `A match starts: ${match}.`,
  over: (match: string, ending: string) => `${match} is over. ${ending}.`,

  standingsTitle: "Standings",
  standingsNone: "No rated matches yet. Two bots are enough.",
  columns: {
    bot: "Bot",
    spread: "KD spread",
    wins: "Won",
    losses: "Lost",
    draws: "Drawn",
    rating: "Rating",
  },
  standingsLine:
    "KD spread: won minus lost. Rating: Glicko-2 and its margin. Training, a bot against itself, and a name without its key don't count.",
  by: (author: string) => `by ${author}`,
  rating: (rating: number, deviation: number) => `${Math.round(rating)} ± ${Math.round(deviation)}`,

  botUnrated: "No rated match yet.",
  rivalsTitle: "Head to head",
  terms: (seconds: number, generations: number, width: number, height: number) =>
    `A match takes ${counted(LANGUAGE, seconds, { one: "second", other: "seconds" })}, or ${
      generations.toLocaleString(LANGUAGE)
    } generations if that comes first, on ${width} × ${height} cells.`,
  robins: {
    title: "Round robins",
    line: (hours: number) =>
      `${
        hours === 24
          ? "Every day at midnight (UTC)"
          : `Every ${counted(LANGUAGE, hours, { one: "hour", other: "hours" })} (UTC)`
      }, every two bots that are connected meet once, if there are three or more.`,
    never: "There are no round robins on this server.",
    none: "No round robins yet. Connect a bot and stay.",
    score: "Score",
  },

  pastTitle: "Past matches",
  trainingTitle:
    "Not rated: training, names without their key, too many matches between bots of one address",
  pastNone: "No past matches yet.",
  older: "Older matches",
  newest: "Newest matches",

  connectTitle: "Send in a bot",
  connect: (port: number) =>
    `Bots connect by TCP to port ${port}, or by WebSocket to /api/arena. A message is a four-byte little-endian length, then that many bytes of JSON:`,
  connectOff:
    "Bots connect by WebSocket to /api/arena, one JSON text per message. TCP is off because ARENA_PORT isn't set. To turn it on, start the server like this:",
  connectSteps: [
    "Say who you are, then how you want to be matched. The key is optional; with one, your name only scores with that key:",
    "Whenever you're asked for a move, answer with rows and columns, or an empty list:",
    "Apply your own cells yourself, and those in move_data. At tick_board, run one generation on your board.",
  ],
  connectExamples:
    "Starter bots in TypeScript and Python are in examples/bots. To watch two of them fight without a server:",
  protocol: "The whole protocol, byte by byte",
  rules: "The rules",

  byHand: {
    title: "Play it yourself",
    line:
      "The same rules on a small board, for two people: by link, in the lobby, or on one device. You can review the game afterwards.",
    size: "Board",
    side: (cells: number) => `${cells} × ${cells}`,
    place: "Cells per turn",
    upTo: (count: number) => `up to ${count}`,
    length: "Length",
    generations: (count: number) =>
      counted(LANGUAGE, count, { one: "generation", other: "generations" }),
    listed: "List it publicly",
    here: "Play on this device",
  },

  versus: "against",
  botTitle: ({ author, name }: BotName) => `${name} (${author})`,
  size: (width: number, height: number) => `${width} × ${height} cells`,
  cellsLabel: "Cells",
  first: "moves first",
  generation: (generation: number) => `Generation ${written(generation)}`,
  generationOf: (generation: number, all: number) =>
    `Generation ${written(generation)} of ${written(all)}`,
  live: "Live",
  connecting: "Connecting…",
  full: "Too many are watching, from your network or in all. Trying again…",
  lost: "The match couldn't be loaded.",
  brokenOff: "Called off: the server stopped, so nobody won.",
  again: "Try again",

  /** How a match ended, of a bot by its name. */
  ending: ({ by, winner, fault }: ArenaOutcome, names: readonly [string, string]) => {
    if (winner === null) {
      return by === "extinction" ? "Draw: nobody has cells left" : "Draw: equal cells";
    }
    const reasons = {
      extinction: "the other has no cells left",
      majority: "it has more cells",
      forfeit: fault === undefined
        ? "the other left or broke the protocol"
        : fault === ""
        ? "the other left"
        : "the other broke the protocol",
    };
    return `${names[winner]} wins: ${reasons[by]}`;
  },
  /** What a bot was told that broke the protocol; the sentence is in English. */
  fault: (bot: string) => `The server's message to ${bot}:`,
  download: "Download the match",
  /** What is said now and then of a match that goes on. */
  news: (generation: number, names: readonly [string, string], counts: readonly [number, number]) =>
    `Generation ${written(generation)}. ${names[0]}: ${cells(counts[0])}. ${names[1]}: ${
      cells(counts[1])
    }.`,
  endedAt: (generations: number) =>
    `after ${counted(LANGUAGE, generations, { one: "generation", other: "generations" })}`,

  board: "Board: arrows move, plus and minus zoom, 0 shows all of it",
  boardLine: "Drag or use the arrows to move; wheel, pinch, + and − zoom; 0 shows all.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomLife: "Show everything alive",
  zoomFit: "Show the whole board",
  noPicture: "The board is a picture. The numbers next to it say the same.",

  pace: "Pace",
  paces: { live: "Live", slow: "Slow", pause: "Pause" },
  scrubber: "Generation",
  play: "Play",
  pause: "Pause",
  back: "One generation back",
  on: "One generation forward",
  start: "To the start",
  end: "To the end",
  speed: "Generations per second",
  curve: "Live cells by generation",
  curveLine: (names: readonly [string, string], counts: readonly [number, number], most: number) =>
    `${names[0]} (solid): ${counts[0]}. ${names[1]} (dashed): ${counts[1]}. Peak: ${cells(most)}.`,
};

export type ArenaWords = typeof en;
