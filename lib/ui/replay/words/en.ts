/**
 * What is said where finished games are looked through or checked, in English; apart from all else, so
 * that tables do not send it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  scrubber: "Where the replay stands",
  first: "To the start",
  back: "One step back",
  on: "One step on",
  end: "To the end",
  play: "Play",
  pause: "Pause",
  speed: "Steps a second",
  start: (rounds: number) => `The empty board, ${rounds} rounds to go.`,
  placed: (seat: string, generation: number) =>
    `${seat} has moved; generation ${generation} is next.`,
  bringTitle: "Look through a game",
  bringLine: "Paste a record (CCN or JSON) or a game's link, or drop a file here.",
  bring: "Show it",
  brokenLink: "This link is damaged or not whole. Ask for it again.",
  why: "Why this cell?",
  analyze: "Analyze the game",
  share: "The whole game as a link",
  downloads: "Save as",
  level: "Level",
  playFrom: "Play on from here",
  challenge: "Challenge someone from here",
  curve: "Both scores over the generations",
  curveLine: "Scores by generation; the shaded part is what counts twice.",

  verify: {
    title: "Check records",
    intro:
      "A record is true when every turn was legal, every hash is the board's, and the result is the one the board came to. It is replayed here, in your browser.",
    line: "Paste records (CCN), or drop a file here.",
    check: "Check them",
    isTrue: (game: string, turns: number, result: string) =>
      `True: ${game}, ${counted(LANGUAGE, turns, { one: "turn", other: "turns" })}, ${result}.`,
    isFalse: "False:",
  },
};

export type ReplayWords = typeof en;
