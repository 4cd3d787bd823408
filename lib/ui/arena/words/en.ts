/** What the arena's pages say, in English. `es.ts` says the same: a missing word does not compile. */

import type { ArenaOutcome, BotName } from "../../../arena/results.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

export const en = {
  title: "Bot Arena",
  description:
    "Programs fight for a Game of Life board of 2000 × 2000 cells. Watch matches live or later, or send in a bot of your own.",
  intro:
    "Programs fight here. Each places up to 30 cells a generation on a large board; whoever has the last living cells, or the most when time is up, wins.",

  liveTitle: "Being fought now",
  liveNone: "Nobody is fighting just now.",
  waiting: (bots: number) =>
    bots === 0
      ? "No bot waits for an opponent."
      : `${counted(LANGUAGE, bots, { one: "bot waits", other: "bots wait" })} for an opponent.`,
  watchers: (watchers: number) =>
    counted(LANGUAGE, watchers, { one: "watcher", other: "watchers" }),
  training: "not rated",
  /** What is said when a list changes; a match by its bots. */
  begun: (match: string) => `A match begins: ${match}.`,
  over: (match: string, ending: string) => `${match} is over. ${ending}.`,

  standingsTitle: "Who stands where",
  standingsNone: "No rated match has been fought yet. Two bots are enough.",
  columns: {
    bot: "Bot",
    spread: "KD spread",
    wins: "Won",
    losses: "Lost",
    draws: "Drawn",
    rating: "Rating",
  },
  standingsLine:
    "KD spread: won minus lost. Rating: Glicko-2 and how sure it is. Training, a bot against itself, and a name without its key count for neither.",
  by: (author: string) => `by ${author}`,
  rating: (rating: number, deviation: number) => `${Math.round(rating)} ± ${Math.round(deviation)}`,

  pastTitle: "Fought before",
  trainingTitle: "Not rated: training, and names without their key",
  pastNone: "No match is over yet.",
  older: "Older matches",
  newest: "The newest",

  connectTitle: "Send in a bot",
  connect: (port: number) =>
    `Bots come by TCP to port ${port}, and by WebSocket to /api/arena. A message is its length in four bytes, the lowest first, then so many bytes of JSON:`,
  connectOff:
    "Bots come by WebSocket to /api/arena, a message of JSON text each. By TCP none can: ARENA_PORT is not set. Start the server with it, for instance:",
  connectSteps: [
    "Say who you are, then how you want to be matched. A key may be left out; with one, your name counts with that key alone:",
    "Whenever you are asked for a move, answer with rows and columns, or with an empty list:",
    "Apply your own cells yourself, and those that move_data brings; at tick_board let your board live a generation.",
  ],
  connectExamples:
    "Bots to begin with, in TypeScript and Python, are in examples/bots. To see two of them fight without a server:",
  protocol: "The whole protocol, byte by byte",
  rules: "The rules",

  byHand: {
    title: "Play it by hand",
    line:
      "The same rules on a small board, for two people: by link in a room, with whoever waits, or at one device. Finished games can be looked through like any other.",
    size: "Board",
    side: (cells: number) => `${cells} × ${cells}`,
    place: "Cells a turn",
    upTo: (count: number) => `up to ${count}`,
    length: "Lasts",
    generations: (count: number) =>
      counted(LANGUAGE, count, { one: "generation", other: "generations" }),
    listed: "Show it to everyone",
    here: "Play on this device",
  },

  versus: "against",
  botTitle: ({ author, name }: BotName) => `${name} (${author})`,
  size: (width: number, height: number) => `${width} × ${height} cells`,
  cellsLabel: "Cells",
  first: "moves first",
  generation: (generation: number) => `Generation ${generation}`,
  generationOf: (generation: number, all: number) => `Generation ${generation} of ${all}`,
  live: "Live",
  connecting: "Connecting…",
  lost: "The match could not be fetched.",
  brokenOff: "Broken off: the server stopped, and nobody has won.",
  again: "Try again",

  /** How a match ended, of a bot by its name. */
  ending: ({ by, winner }: ArenaOutcome, names: readonly [string, string]) => {
    if (winner === null) {
      return by === "extinction" ? "Nobody lives: a draw" : "As many cells: a draw";
    }
    const reasons = {
      extinction: "the other has no cells left",
      majority: "it has more cells",
      forfeit: "the other left, or broke the protocol",
    };
    return `${names[winner]} wins: ${reasons[by]}`;
  },
  /** What is said now and then of a match that goes on. */
  news: (generation: number, names: readonly [string, string], counts: readonly [number, number]) =>
    `Generation ${generation}. ${names[0]}: ${cells(counts[0])}. ${names[1]}: ${cells(counts[1])}.`,
  endedAt: (generations: number) =>
    `after ${counted(LANGUAGE, generations, { one: "generation", other: "generations" })}`,

  board: "Board: arrows move, plus and minus zoom, 0 shows all of it",
  boardLine: "Drag or use the arrows to move; wheel, pinch, + and − zoom; 0 shows all.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomFit: "Show the whole board",
  noPicture: "The board is a picture; what it comes to is told beside it.",

  pace: "Pace",
  paces: { live: "Live", slow: "Slow", pause: "Pause" },
  scrubber: "Generation",
  play: "Play",
  pause: "Pause",
  back: "One generation back",
  on: "One generation on",
  start: "To the start",
  end: "To the end",
  speed: "Generations a second",
  curve: "Live cells over the generations",
  curveLine: (names: readonly [string, string], counts: readonly [number, number], most: number) =>
    `${names[0]} (solid): ${counts[0]}. ${names[1]} (dashed): ${counts[1]}. The curve is ${
      cells(most)
    } high.`,
};

export type ArenaWords = typeof en;
