/**
 * The text of the lessons of games besides Conquerors, in English. The server alone says it. `es.ts`
 * says the same: a missing word does not compile.
 */

import type { PrimerLessonId } from "../../../../learn/primers/mod.ts";
import type { LessonText } from "../lessons/en.ts";

/** What a lesson says that shows no small picture. */
export type PrimerText = Omit<LessonText, "caption">;

const lessons: Record<PrimerLessonId, PrimerText> = {
  "skirmish-settle": {
    title: "Settle in",
    body: [
      "Skirmish plays by the rules of Conquerors on a board of 16 columns and 14 rows. Your home is only the first five columns, so Red is close.",
      "Each turn you place four cells, then the whole board lives one generation.",
    ],
    task: "Place four cells in your home so that all survive and nothing new is born.",
    gist: "A block stays put. It's a safe start on a board this small.",
  },
  "skirmish-cross": {
    title: "Six columns to cross",
    body: [
      "Neutral is only six columns wide, f to k. Red's home starts at column l.",
      "You can't place in Red's home yet. Your first cell there has to be born.",
    ],
    task: "Have a cell of yours born in Red's home this turn.",
    gist:
      "Three upright cells at the line give birth on both sides of it. On this board you can get there early.",
  },
  "skirmish-bomb": {
    title: "Bombs from round 5",
    body: [
      "A game has eight rounds, and bombs fall from round 5. A bomb clears three by three cells and takes your whole turn.",
      "What's left of a shape often dies by itself.",
    ],
    task: "Wipe out Red with one bomb.",
    gist: "A side without cells has lost at once.",
  },
  "skirmish-komi": {
    title: "Five and a half points",
    body: [
      "Red moves last, and that's worth something. So Blue gets 5.5 points on top when cells decide, and those never tie.",
      "You're Blue with 8 cells against 16. It's the last turn, and Red will skip.",
    ],
    task: "Get close enough for the bonus to win it: lose no cell, and add some.",
    gist: "As Blue you may be up to five points behind and still win.",
  },
  "post-turns": {
    title: "Turns that grow",
    body: [
      "The first turn of the game places one piece, the second two. From the third on it's up to three.",
      "For the first two rounds nothing lives or dies. After that every turn is followed by a generation.",
      "You and your rival take turns, so you play the first, the third and the fifth.",
    ],
    task: "Play three turns. After the first generation, have at least four pieces.",
    gist:
      "Build something that lasts before the first generation comes. Passing is fine once it stands.",
  },
  "post-ring": {
    title: "No edges",
    body: [
      "Past the right edge you come back in on the left, past the bottom on top.",
      "So column j is next to column a.",
    ],
    task: "Have a piece of yours born in column a. Don't place it there.",
    gist: "A row of three at one edge gives birth at the other one.",
  },
  "post-nobody": {
    title: "Pieces of nobody",
    body: [
      "A new piece takes the color most of its three parents have. If all three are different, nobody owns it: it's marked #.",
      "Neutral pieces count as neighbors like any other.",
      "At e5, two rivals already touch.",
    ],
    task: "Have a neutral piece born.",
    gist: "Neutral pieces feed and crowd everyone alike.",
  },
  "post-crowd": {
    title: "Crowd them out",
    body: [
      "If you have no pieces after a generation, you're out. The last one left wins.",
      "Your rival has three in a row: the middle one lives, and new ones are born above and below. A place with four neighbors bears nothing, and a piece with four dies.",
    ],
    task: "Leave your rival without a piece. Crowd one end from three sides.",
    gist: "Your pieces can be the neighbors that are too many.",
  },
  "hill-friends": {
    title: "Friends only",
    body: [
      "Both sides place, then the board lives one generation.",
      "A cell survives with two or three neighbors of its own color. Enemies don't count at all.",
    ],
    task: "Place up to two cells so that all of yours survive. Red passes.",
    gist: "The red pair next to yours neither helps nor harms it.",
  },
  "hill-grow": {
    title: "Grow where it's quiet",
    body: [
      "A cell is born where exactly three neighbors are of one color, and no enemy is next to it.",
    ],
    task: "Place up to four cells so that all survive and at least three are born.",
    gist: "Away from enemies, colonies grow as in Life.",
  },
  "hill-guard": {
    title: "Stand guard",
    body: [
      "One enemy next to an empty cell is enough: nothing is born there.",
      "Red's three in a row are about to have two cells born, at g4 and g6.",
    ],
    task: "Place up to two cells so that nothing red is born.",
    gist: "A single cell blocks every birth around it, even if it dies doing so.",
  },
  "hill-top": {
    title: "Top of the hill",
    body: [
      "When the last generation is over, the player with more cells wins.",
      "Red has eight cells and passes. You have four, and this is the last generation.",
    ],
    task: "Place up to four cells and end up with more than Red.",
    gist: "A shape that grows beats one that only survives.",
  },
  "fire-both": {
    title: "Two lights meet",
    body: [
      "Choose a lit vertex and one that it points to. The first goes out, and the other flips: out turns lit, lit turns out.",
    ],
    task: "Put out both lights with one move.",
    gist: "When a light moves onto another one, both are gone. That's annihilation.",
  },
  "fire-stuck": {
    title: "Out of moves",
    body: [
      "If you can't move, you lose. A vertex without arrows can't fire, so a light there is stuck.",
    ],
    task: "Move the light so that your rival can't move.",
    gist: "Lights may stay on. What counts is who can still fire.",
  },
  "fire-ahead": {
    title: "Think ahead",
    body: [
      "Your rival answers as well as it can. Look for a move after which every answer leaves you a winning one.",
    ],
    task: "Win in two moves.",
    gist: "From some positions every move loses. Send your rival there.",
  },
  "fire-two": {
    title: "One light or the other",
    body: [
      "Two lights, and your rival would love to have them meet. Watch who gets to do it.",
    ],
    task: "Win in two moves.",
    gist: "A light put aside in time can decide who moves last.",
  },
};

export const en = {
  lessons,
  title: (game: string) => `Learn ${game}`,
  others: "Other games",
  inSteps: (count: number) => `Learn in ${count} steps`,
  play: "To the game",
  noScript: "The board needs JavaScript to do the task.",
};

export type PrimerWords = typeof en;
