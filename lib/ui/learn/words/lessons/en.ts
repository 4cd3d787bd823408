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
      "Each cell of the board is empty, blue or red. You are Blue: filled discs. Red's cells are hollow diamonds.",
      `A turn places ${
        cells(place)
      }. Then the whole board lives one generation: a cell with two or three live neighbors survives, any other dies. Neighbors are all eight cells around, corners too.`,
    ],
    task: `Place ${cells(place)} in your home so that all of them survive and nothing new is born.`,
    caption: "Three cells in a corner bear a fourth, and then rest: a block.",
    gist:
      "Each of its cells has two or three neighbors, and no empty cell beside it has three: it stays.",
  }),
  birth: ({ place }) => ({
    title: "Born of three",
    body: [
      "An empty cell with exactly three live neighbors comes to life. Fewer, or more, and it stays empty.",
      "So a good turn gives you more cells than you placed.",
    ],
    task: `Place ${cells(place)} so that all survive and at least two more are born.`,
    caption: "The empty cell in the middle has three neighbors, and is born.",
    gist: "Shapes that bear more than they lose are how colonies grow.",
  }),
  blinker: ({ place }, { generations: lived }) => ({
    title: "Let a blinker live",
    body: [
      "Some shapes come back to themselves. Three cells in a row are born anew across, then along again: a blinker, alive for ever.",
      `A turn is ${
        cells(place)
      }, no fewer. One that is far from all others dies alone and harms nobody.`,
    ],
    task: `Make something that still blinks after ${generations(lived)}.`,
    caption: "Two shapes that blink: a beacon and a toad.",
    gist: "What comes back to itself lives on without another turn of yours.",
  }),
  glider: ({ place }, { generations: lived }) => ({
    title: "A glider goes places",
    body: [
      "Five cells in the shape of the picture walk: every four generations they are the same again, one column and one row further.",
      `One of them stands on the board already. Your ${cells(place)} make it whole.`,
    ],
    task: `Have a cell of yours in neutral, beyond the line, after ${generations(lived)}.`,
    caption: "A glider, on its way down and to the right.",
    gist: "A glider reaches ground that you cannot place on yet.",
  }),
  lonely: () => ({
    title: "Nobody lives alone",
    body: [
      "A cell with fewer than two live neighbors dies. Two cells side by side have one each: both are lost unless help comes before the generation.",
      "Your cells help if they arrive this turn, and they must live, too.",
    ],
    task: "Save both pairs: no cell of yours may die, the new ones included.",
    caption: "Two pairs. Only the one with a third beside it has a future.",
    gist: "Two more make a block of a pair, and a block needs no help.",
  }),
  crowded: () => ({
    title: "Nobody lives in a crowd",
    body: [
      "A cell with four or more live neighbors dies, whosever they are. Filling a gap between two colonies looks strong and kills both.",
    ],
    task:
      "Save both pairs again. No cell of yours may die, and none may be left with four neighbors.",
    caption: "Eight cells close together: the middle ones are crowded out.",
    gist: "Room between two colonies keeps both alive.",
  }),
  majority: () => ({
    title: "The most parents decide",
    body: [
      "Whose is a cell that is born? It takes the color of most of its three parents. Survival does not ask for colors at all, so Red's cells may feed yours.",
    ],
    task:
      "Have a cell born blue of which one parent is red: the empty cell needs two blue neighbors and one red.",
    caption: "On the left one blue and two red parents, on the right two blue and one red.",
    gist: "Two parents of three decide, so one cell of Red's can work for you.",
  }),
  neutral: (rules) => {
    const [first, last] = neutralColumns(rules);
    return {
      title: "Home opens neutral",
      body: [
        `Your home is the first ${
          columns(rules.home)
        } and is always open to you. Neutral, ${first} to ${last}, opens while you have a live cell at home when your turn begins.`,
        "You live in neutral here, but not at home, so it is hatched: locked. What you place this turn opens nothing yet; what is alive when your next turn begins does.",
      ],
      task:
        "In your first turn settle at home. In your second, place a cell in neutral that lives.",
      caption: "The pair at home dies alone; with it, neutral is lost.",
      gist: "One live cell at home is enough, as long as it lives.",
    };
  },
  across: ({ home, width }) => ({
    title: "Born across the line",
    body: [
      `The rival's home begins at column ${
        columnName(width - home)
      }. You may not place there before a cell of yours lives there, and so the first one must be born there.`,
      "Three cells upright along the line bear one on either side of it.",
    ],
    task: "Have a cell of yours born in the rival's home.",
    caption: "A blinker beside the line of its home bears across it.",
    gist: "The first cell there is born, never placed. It opens the way.",
  }),
  chain: ({ rivalNeeds }) => ({
    title: "Hold the chain",
    body: [
      `The rival's home is open to you while you live in ${
        listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))
      } at once. Each generation may break that chain, Red's too.`,
      "Your two cells on the line are alive now, and both will die alone.",
    ],
    task: "Hold the chain: the rival's home must still be open to you after Red's turn.",
    caption: "The pair on the line dies, and with it the way on.",
    gist: "A block across the line stands in two zones at once, and stays.",
  }),
  anchor: () => ({
    title: "The anchor is at home",
    body: [
      "You live on both sides of the line, but your last cell at home is dead. Without this anchor neutral is locked, and the rival's home with it.",
    ],
    task:
      "In your first turn set the anchor again. In your second, place a cell in the rival's home that lives.",
    caption: "The anchor dies: the block on the line lives on, and opens nothing.",
    gist: "Home, neutral, rival: lose one, and the way is locked. Guard your home.",
  }),
  bomb: ({ bombRound, bombCooldown }) => ({
    title: "A bomb for a turn",
    body: [
      `From round ${bombRound} you may drop a bomb instead of placing: it clears a square of three by three cells anywhere, yours too, before the generation. Then it cools down: after ${
        turns(bombCooldown)
      }, yours and Red's counted, you have it again.`,
      "What a bomb leaves may die by itself. A side without cells has lost, at once: extinction.",
    ],
    task: "Red has one ring of six cells left. Wipe it out with one bomb.",
    caption: "A bomb in the middle, and what becomes of the rest.",
    gist: "A bomb need not hit every cell: what it leaves alone dies.",
  }),
  skip: ({ skips: allowed }) => ({
    title: "Know when to skip",
    body: [
      `${
        skips(allowed)
      } a game you may skip: you place nothing, and the board lives its generation all the same.`,
      "All the ground that you can reach is full. Whatever you add has four neighbors, dies, and takes others along.",
    ],
    task: "Get through this turn without losing a cell.",
    caption:
      "One cell among four blocks: it dies, and each of them loses a corner until the next generation.",
    gist: "The board lives on without you, and now and then that is best.",
  }),
  end: ({ rounds, rivalWeight }, { score }) => ({
    title: "The last turn counts double",
    body: [
      `After round ${rounds} the higher score wins. A cell counts one, and ${rivalWeight} in the rival's home.`,
      `You have ${score[0]}, Red has ${
        score[1]
      }. It is your last turn, and the chain holds: the rival's home is open.`,
    ],
    task: "Win. Red will skip after you, so what you place must live through two generations.",
    caption: `A fourth cell is born in the rival's home, where each counts ${rivalWeight}.`,
    gist: "That is the whole game. Now play it.",
  }),
};

export const en = {
  lessons,
  title: "Learn to play",
  intro:
    "Short lessons, each with something to do on the board. Begin anywhere, leave any time: this browser remembers which you have passed.",
  numberOf: (number: number, of: number) => `Lesson ${number} of ${of}`,
  previous: "Previous",
  following: "Next",
  all: "All lessons",
  toTask: "To the task",
  start: "Where the lesson starts",
  solution: (turns: string) => `One way: ${turns}.`,
  then: "; then ",
  begin: "Begin with the first",
  noScript: "To do the task the board needs JavaScript. This is where it starts:",
};

export type LessonsWords = typeof en;
