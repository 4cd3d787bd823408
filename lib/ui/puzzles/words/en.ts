/** What puzzles say, in English. `es.ts` says the same: a missing word does not compile. */

import type { Kind } from "../../../puzzles/kind.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const points = (count: number) => counted(LANGUAGE, count, { one: "point", other: "points" });
const tries = (count: number) => counted(LANGUAGE, count, { one: "try", other: "tries" });
const days = (count: number) => counted(LANGUAGE, count, { one: "day", other: "days" });

/** `rival` is the name of the other color, `lead` what the best last turn comes to. */
const tasks: Record<Kind, (rival: string, lead: number) => string> = {
  "wipe-1": (rival) => `Wipe out ${rival} with this turn.`,
  "wipe-2": (rival) => `Wipe out ${rival} in two turns, whatever it does.`,
  last: (rival, lead) => `It's the last turn. Finish ${points(lead)} ahead of ${rival}.`,
  save: (rival) => `Keep a cell at home, whatever ${rival} does next.`,
  open: (rival) => `Open ${rival}'s home: live in all three zones after its reply.`,
};

/** Why a turn doesn't solve it; `short` is what's left of the rival, or the points that are missing. */
const misses: Record<Kind, (rival: string, short: number) => string> = {
  "wipe-1": (rival, short) => `${rival} survives with ${cells(short)}.`,
  "wipe-2": (rival, short) => `${rival} gets away with ${cells(short)}.`,
  last: (_, short) => `You're ${points(short)} short.`,
  save: (rival) => `${rival} clears your home.`,
  open: (rival) => `${rival} breaks your chain of zones.`,
};

/** The same where the rival has no part in it. */
const lostAlone: Partial<Record<Kind, (rival: string) => string>> = {
  save: (rival) => `Your home dies out even if ${rival} does nothing.`,
  open: (rival) => `You don't live in all three zones, even if ${rival} does nothing.`,
};

export const en = {
  title: "Puzzles",
  intro: "There's a turn that does it. Can you find it?",
  kinds: {
    "wipe-1": "Wipe out",
    "wipe-2": "Wipe out in two",
    last: "Last turn",
    save: "Save your home",
    open: "Open the door",
  } satisfies Record<Kind, string>,
  /** What stands before the kinds, and for all of them. */
  kindsTitle: "Choose what to practice",
  allKinds: "All",
  task: "Your task",
  tasks,
  misses,
  lostAlone,
  /** Which color moves, and when. */
  mover: (color: string, round: number, rounds: number) =>
    `You're ${color}. Round ${round} of ${rounds}.`,
  score: (own: number, rival: number) => `You have ${own}, your rival ${rival}.`,
  oneAnswer: "Only one answer works.",
  anyAnswer: "Any turn that works counts.",
  wait: "This turn is played. Try again from the start.",
  goOn: "Good. Now finish it.",
  back: "Back at the start.",
  again: "Try again",
  show: "Show me",
  showing: "Watch.",
  solvedTitle: "Solved!",
  missedTitle: "Not yet",
  shownTitle: "The answer",
  solved: "That's the one.",
  /** The same where other turns may do it, too. */
  works: "That works.",
  shownBomb: (cell: string) => `A bomb on ${cell}.`,
  shown: (turn: string) => `${turn}. Cells it doesn't name may go anywhere that changes nothing.`,
  next: "Next puzzle",
  rating: "Your rating",
  puzzleRating: (rating: number) => `Puzzle rated ${rating}`,
  gained: (change: number) => change < 0 ? `−${-change}` : `+${change}`,
  unrated: "You've tried this one before, so your rating stays.",
  unsent: "You're offline, so your rating stays.",
  done: "You've tried every puzzle here. New ones come with updates.",
  daily: "Puzzle of the day",
  dailyIntro: "One puzzle a day, the same for everyone.",
  archive: "The last seven days",
  streak: (count: number) => `Streak: ${days(count)}`,
  noStreak: "Solve today's puzzle to start a streak.",
  share: "Share",
  copied: "Copied.",
  notCopied: "Press Ctrl+C to copy.",
  /** What is passed on: no spoilers. */
  shared: (date: string, count: number) => `Puzzle of the day ${date}: ${tries(count)}`,
  solvedIn: (count: number) => `Solved in ${tries(count)}.`,
  today: "Today",
  other: "Rated puzzles",
  link: "Link",
  noScript: "Puzzles need JavaScript. Please allow it for this page.",
  storm: "Storm",
  stormIntro: "Solve as many as you can in three minutes. A wrong turn costs ten seconds.",
  start: "Start",
  left: (time: string) => `${time} left`,
  secondsLeft: (count: number) =>
    `${counted(LANGUAGE, count, { one: "second", other: "seconds" })} left`,
  count: (count: number) => `Solved: ${count}`,
  over: (count: number, best: number) =>
    count > best ? `${count} solved: your best yet!` : `${count} solved. Your best is ${best}.`,
  best: (best: number) => `Your best is ${best}.`,
  played: "Your puzzles",
  once: "Play again",
};

export type PuzzleWords = typeof en;
