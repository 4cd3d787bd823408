/**
 * What is said where finished games are looked through or checked, in English; apart from all else, so
 * that tables do not send it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  room: "Back to the room",
  scrubber: "Position in the game",
  first: "To the start",
  back: "One step back",
  on: "One step forward",
  end: "To the end",
  play: "Play",
  pause: "Pause",
  speed: "Steps per second",
  start: (rounds: number) => `The start. Rounds to go: ${rounds}.`,
  placed: (seat: string, generation: number) =>
    `${seat} has moved; generation ${generation} is next.`,
  bringTitle: "Import game",
  bringLine: "Paste a game (CCN or JSON) or its link, or drop a file here.",
  bring: "Import",
  brokenLink: "This link is damaged or incomplete. Ask for a new one.",
  why: "Why this cell?",
  analyze: "Analyze the game",
  share: "The whole game as a link",
  inGames: (games: number) =>
    `This position in ${counted(LANGUAGE, games, { one: "game", other: "games" })}`,
  downloads: "Save as",
  level: "Level",
  playFrom: "Play from here",
  challenge: "Challenge someone from here",
  curve: "Both scores by generation",
  curveLine: "Scores by generation. The shaded part counts double.",

  verify: {
    title: "Check games",
    intro:
      "A game is valid if every turn is legal, every hash matches the board, and the result is right. Your browser replays it here.",
    line: "Paste games (CCN), or drop a file here.",
    check: "Check",
    isTrue: (game: string, turns: number, result: string) =>
      `Valid: ${game}, ${counted(LANGUAGE, turns, { one: "turn", other: "turns" })}, ${result}.`,
    isFalse: "Not valid:",
  },
};

export type ReplayWords = typeof en;
