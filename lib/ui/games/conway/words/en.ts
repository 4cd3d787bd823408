/**
 * What the table of games by post says, in English; apart from all else, so that nobody else is sent
 * it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const pieces = (count: number) => counted(LANGUAGE, count, { one: "piece", other: "pieces" });
const seats = (count: number) => counted(LANGUAGE, count, { one: "seat", other: "seats" });

export const en = {
  neutral: "Neutral",
  title: "Conway by post",
  move: (move: number, allowance: number) => `Move ${move}: up to ${allowance}`,
  seatsLabel: "Colonies",
  out: "out",
  pieces,
  drafted: (count: number, of: number) => `${count} of ${of} placed`,
  pass: "Pass",
  passSure: "Really pass",
  random: "Random",
  randomSure: "Let chance place",
  firstGeneration: (move: number) => `No generation before move ${move}.`,
  tooMany: (allowance: number) => `This move places ${pieces(allowance)} at most. Take one back.`,
  touch: "Each piece must touch one of your own, on the board or placed before it this turn.",
  turnPlaced: (seat: string, cells: string) => `${seat} placed ${cells}.`,
  turnDrawn: (seat: string, cells: string) => `${seat} placed ${cells}, by chance.`,
  turnPass: (seat: string) => `${seat} passed.`,
  turnResign: (seat: string) => `${seat} resigned: those pieces are nobody's now.`,
  isOut: (seat: string) => `${seat} is out.`,
  cellNeutral: (name: string, neighbours: number) =>
    `${name}, neutral, ${counted(LANGUAGE, neighbours, { one: "neighbour", other: "neighbours" })}`,
  unknown: (text: string) =>
    `I do not know “${text}”. Type cells such as a5,g2,e7, or pass, random, confirm, undo, clear, score, last, preview.`,
  outlived: "by extinction",
  field: "Type cells, pass or random",
  full: "All seats are taken, so you are watching.",
  ownSeat: "You hold a seat in this browser, so you are watching here.",
  invite: "Invite players",
  inviteLine: (free: number) =>
    `Whoever opens this link takes a seat. The game begins when ${seats(free)} more ${
      free === 1 ? "is" : "are"
    } taken.`,
  inviteFull: "Every seat is taken. Begin when you like.",
  computers: {
    title: "The computer",
    level: "Level",
    give: "Give it a seat",
    sendAway: (name: string) => `${name}: send away`,
    full: "No seat is free.",
    have: (count: number) =>
      count === 0 ? "The computer has no seat." : `The computer has ${seats(count)}.`,
  },
  startWith: (players: number) => `Begin with ${players}`,
  closeSeat: "Close an empty seat",
  waiting: (taken: number, all: number) => `${taken} of ${seats(all)} taken`,
  awayUntil: (seat: string, seconds: number) =>
    `${seat} is gone. You can pass for them in ${seconds} s.`,
  away: (seat: string) => `${seat} is gone. You can pass for them, or wait.`,
  passFor: (seat: string) => `Pass for ${seat}`,
  offers: {
    draw: (who: string) => `${who} offers a draw.`,
    takeback: (who: string) => `${who} would like to take the last turn back.`,
    rematch: (who: string) => `${who} wants another game.`,
  },
  offered: {
    draw: "You offered a draw. Everyone who is still in the game must agree.",
    takeback: "You asked to take your turn back. Everyone who is still in the game must agree.",
    rematch: "You offered another game. Everyone must agree.",
  },
  agreed: "You agreed; others have not yet.",
  takeback: "Take my turn back",
  rematch: "Another game",
  resignSure: "Really resign",
  resignLater: "Really leave on your turn",
  leaving: (who: string) => `leaving: ${who}`,
  leaves: (who: string) => `${who} has given up, and leaves when the turn comes.`,
  youLeave: "You have given up: your colony leaves when its turn comes.",
  gone: (who: string) => `${who} is gone.`,
  back: (who: string) => `${who} is back.`,
  inAdvance: (count: number) => count > 0 ? `In advance: ${count}` : "In advance",
  dropped: (move: string) => `Your moves in advance were dropped before ${move}.`,
  unexpected: "The turns before it were others.",
  begins: (seat: string) => `The game begins: you are ${seat}.`,
  undone: "The last turn was taken back.",
  timeLeft: (days: number, hours: number) =>
    days > 0
      ? `${counted(LANGUAGE, days, { one: "day", other: "days" })}, ${hours} h left`
      : `${hours} h left`,
  levels: { easy: "Easy", normal: "Normal", hard: "Hard" },
  person: "Person",
  curve: "Pieces of each colony over the turns",
  replayStart: "The empty board.",
  keys:
    "Arrows move around the torus, Space places, Enter confirms, u undoes, p previews, n finds the next piece, s says who has how many, l the last turn.",
};

export type PostWords = typeof en;
