/**
 * The text of the lessons, in English. It is not for islands: the server alone says it. `es.ts` says
 * the same: a missing word does not compile.
 */

import { columnName } from "../../../../games/notation/cell_text.ts";
import type { LifeRules, Zone } from "../../../../games/conquerors/rules.ts";
import type { LessonId } from "../../../../learn/lessons.ts";
import { counted, listed } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "column", other: "columns" });
const generations = (count: number) =>
  counted(LANGUAGE, count, { one: "generation", other: "generations" });
const turns = (count: number) => counted(LANGUAGE, count, { one: "turn", other: "turns" });
const skips = (count: number) => (count === 1 ? "Once" : `${count} times`);

const zones: Record<Zone, string> = {
  home: "your home",
  neutral: "neutral",
  rival: "the rival's home",
};

/** The names of the first and the last column of neutral. */
function neutralColumns({ home, width }: LifeRules): [string, string] {
  return [columnName(home), columnName(width - home - 1)];
}

export interface LessonText {
  readonly title: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  readonly task: string;
  /** What the small picture shows. */
  readonly caption: string;
  /** What whoever has passed now knows. */
  readonly gist: string;
}

/** What a text may tell of its lesson. */
interface LessonFacts {
  /** How many pass before the board is judged. */
  readonly generations: number;
  /** Both scores at the start, Blue's first. */
  readonly score: readonly number[];
}

/** A lesson's text, by the numbers of the rules and its own. */
export type LessonWords = (rules: LifeRules, facts: LessonFacts) => LessonText;

const lessons: Record<LessonId, LessonWords> = {
  block: ({ place }) => ({
    title: "A colony that stays",
    body: [
      "Each cell on the board is empty, blue or red. You're Blue: filled discs. Red's cells are hollow diamonds.",
      `You place ${
        cells(place)
      } a turn. Then the board runs one generation: a cell with two or three live neighbors survives, any other dies. Neighbors are the eight cells around it, corners too.`,
    ],
    task: `Place ${cells(place)} in your home so that all of them survive and nothing new is born.`,
    caption: "Three cells in a corner make a fourth, then rest: a block.",
    gist:
      "Every cell has two or three neighbors, and no empty cell next to it has three. So it stays.",
  }),
  birth: ({ place }) => ({
    title: "Born of three",
    body: [
      "An empty cell with exactly three live neighbors comes to life. Fewer, or more, and it stays empty.",
      "So a good turn gives you more cells than you placed.",
    ],
    task: `Place ${cells(place)} so that all survive and at least two more are born.`,
    caption: "The empty cell in the middle has three neighbors, so it's born.",
    gist: "Colonies grow when more cells are born than die.",
  }),
  blinker: ({ place }, { generations: lived }) => ({
    title: "Make a blinker",
    body: [
      "Some shapes repeat. Three in a row flip between vertical and horizontal forever: a blinker.",
      `You place ${
        cells(place)
      }, no fewer. A cell far from all others just dies and harms nothing.`,
    ],
    task: `Make something that still blinks after ${generations(lived)}.`,
    caption: "Two shapes that blink: a beacon and a toad.",
    gist: "A shape that repeats lives on without your help.",
  }),
  glider: ({ place }, { generations: lived }) => ({
    title: "A glider goes places",
    body: [
      "Five cells in this shape walk: every four generations they're the same again, one column and one row further.",
      `One of them is already on the board. Your ${cells(place)} complete it.`,
    ],
    task: `From home, get one of your cells into neutral, past the line, after ${
      generations(lived)
    }.`,
    caption: "A glider, heading down and right.",
    gist: "A glider takes your color where you haven't placed a thing.",
  }),
  lonely: () => ({
    title: "Lonely cells die",
    body: [
      "A cell with fewer than two live neighbors dies. Two cells side by side have one each, so both die unless help comes first.",
      "The cells you place this turn can help, but they have to live too.",
    ],
    task: "Save both pairs. None of your cells may die, new ones included.",
    caption: "Two pairs. Only the one with a third cell next to it survives.",
    gist: "Two more cells turn a pair into a block, and a block needs no help.",
  }),
  crowded: () => ({
    title: "Crowded cells die",
    body: [
      "A cell with four or more live neighbors dies, no matter whose they are. Filling the gap between two colonies looks strong and kills both.",
    ],
    task: "Save both pairs again. None of your cells may die or end up with four neighbors.",
    caption: "Eight cells close together: the middle ones die.",
    gist: "Space between two colonies keeps both alive.",
  }),
  majority: () => ({
    title: "The majority decides",
    body: [
      "Who owns a newborn cell? The majority of its three parents. Survival ignores color, so Red's cells can feed yours.",
    ],
    task:
      "Get a blue cell born with one red parent: the empty cell needs two blue neighbors and one red.",
    caption: "Left: one blue and two red parents. Right: two blue and one red.",
    gist: "Two of three parents decide, so a red cell can work for you.",
  }),
  neutral: (rules) => {
    const [first, last] = neutralColumns(rules);
    return {
      title: "Home unlocks neutral",
      body: [
        `Your home is the first ${
          columns(rules.home)
        } and is always open to you. Neutral, ${first} to ${last}, opens if you have a live cell at home when your turn starts.`,
        "Here you live in neutral but not at home, so neutral is hatched: locked. Cells you place now don't open it; cells alive when your next turn starts do.",
      ],
      task: "First turn: settle at home. Second turn: place a cell in neutral that survives.",
      caption: "The pair at home dies, and neutral locks.",
      gist: "One live cell at home is enough. Keep it alive.",
    };
  },
  across: ({ home, width }) => ({
    title: "Born across the line",
    body: [
      `The rival's home starts at column ${
        columnName(width - home)
      }. You can't place there until one of your cells lives there, so the first one has to be born there.`,
      "Three cells in a column at the line make a new cell on each side of it.",
    ],
    task: "Get one of your cells born in the rival's home.",
    caption: "A blinker next to the line makes a cell on the other side.",
    gist: "Your first cell there is born, not placed. It opens the way.",
  }),
  chain: ({ rivalNeeds }) => ({
    title: "Hold the chain",
    body: [
      `The rival's home is open to you while you live in ${
        listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))
      } at once. Any generation can break that chain, even on Red's turn.`,
      "Your two cells on the line are alive now, but both will die.",
    ],
    task: "Hold the chain: the rival's home must still be open to you after Red's turn.",
    caption: "The pair on the line dies, and the way is locked.",
    gist: "A block across the line is in two zones at once, and it stays.",
  }),
  anchor: () => ({
    title: "Home is your anchor",
    body: [
      "You live on both sides of the line, but your last cell at home is dead. Without that anchor, neutral and the rival's home are locked.",
    ],
    task:
      "First turn: settle at home again. Second turn: place a cell in the rival's home that survives.",
    caption: "The anchor dies. The block on the line lives on but opens nothing.",
    gist: "Home, neutral, rival: lose one and the way is locked. Guard your home.",
  }),
  bomb: ({ bombRound, bombCooldown }) => ({
    title: "Drop a bomb",
    body: [
      `From round ${bombRound} you can drop a bomb instead of placing. It clears three by three cells anywhere, yours too, before the generation. It's ready again after ${
        turns(bombCooldown)
      }, counting yours and Red's.`,
      "What a bomb leaves may die by itself. A side with no cells loses at once: extinction.",
    ],
    task: "Red has one ring of six cells left. Wipe it out with one bomb.",
    caption: "A bomb in the middle, and what happens to the rest.",
    gist: "A bomb doesn't have to hit every cell. The lonely ones it leaves die.",
  }),
  skip: ({ skips: allowed }) => ({
    title: "Know when to skip",
    body: [
      `${
        skips(allowed)
      } a game you can skip: you place nothing, and the board still runs its generation.`,
      "All the ground you can reach is full. Anything you add has four neighbors, dies, and takes others with it.",
    ],
    task: "Get through this turn without losing a cell.",
    caption:
      "One cell between four blocks: it dies, and each block loses a corner for a generation.",
    gist: "The board lives on without you, and sometimes that's best.",
  }),
  end: ({ rounds, rivalWeight }, { score }) => ({
    title: "Double in the rival's home",
    body: [
      `After round ${rounds} the higher score wins. A cell counts one, or ${rivalWeight} in the rival's home.`,
      `You have ${score[0]}, Red has ${
        score[1]
      }. It's your last turn, and the chain holds: the rival's home is open.`,
    ],
    task: "Win. Red skips after you, so the cells you place have to live for two generations.",
    caption: `A fourth cell is born in the rival's home, where each counts ${rivalWeight}.`,
    gist: "That's the whole game. Now play it.",
  }),
};

export const en = {
  lessons,
  title: "Learn to play",
  intro:
    "Short lessons, each with a task on the board. Start anywhere: this browser remembers which ones you've passed.",
  numberOf: (number: number, of: number) => `Lesson ${number} of ${of}`,
  previous: "Previous",
  following: "Next",
  all: "All lessons",
  toTask: "To the task",
  start: "Where the lesson starts",
  solution: (turns: string) => `One way: ${turns}.`,
  then: "; then ",
  begin: "Start with the first",
  noScript: "Turn on JavaScript to do the task. This is where it starts:",
};

export type LessonsWords = typeof en;
