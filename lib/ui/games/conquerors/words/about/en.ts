/** What pages say of the games of two colonies, in English; the rules' numbers are their records' own. */

import type { LifeRules, Zone } from "../../../../../games/conquerors/rules.ts";
import { counted, listed } from "../../../../../words/grammar.ts";
import type { RulesPassage } from "../../rules_pictures.ts";

const LANGUAGE = "en";

/** A zone as a player speaks of it. */
const zones: Record<Zone, string> = {
  home: "your home",
  neutral: "neutral",
  rival: "your rival's home",
};

const turns = (count: number) => counted(LANGUAGE, count, { one: "turn", other: "turns" });

export const en = {
  v2: { text: "Conquerors", line: "Hold all three zones to invade. Cells there count double." },
  classic: { text: "Classic", line: "Easier to invade. Every cell counts once." },
  skirmish: {
    text: "Skirmish",
    short: "Small board, three minutes",
    line: "Conquerors on a small board. A whole game takes three minutes.",
  },
  pictures: {
    board: "The board: Blue's home on the left, neutral in the middle, Red's home on the right",
    blinker: "Three cells in a row",
    blinkerNext: "One generation later: the middle one survived, both ends died, two were born",
    birth: "Two blue cells and a red one around an empty cell",
    birthNext: "One generation later: a blue cell was born there",
    chain: "Blue lives at home, in neutral and in Red's home",
  },
  rules: (rules: LifeRules, missed: number): readonly RulesPassage[] => [
    {
      title: "The board",
      picture: "board",
      text: [
        `${rules.height} rows and ${rules.width} columns; beyond the edge everything is dead.`,
        `The first ${rules.home} columns are Blue's home, the last ${rules.home} Red's; the ${
          rules.width - 2 * rules.home
        } in between are neutral. Blue's cells are filled discs, Red's hollow diamonds.`,
        "The board starts empty. Blue moves first.",
      ],
    },
    {
      title: "A turn",
      text: [
        `Place ${rules.place} cells on empty ground that's open to you. Or drop a bomb, or skip.`,
        "Then the whole board runs one generation, both colors at once, and it's your rival's turn.",
        `A game has ${rules.rounds} rounds; a round is a turn of each.`,
        `If fewer than ${rules.place} cells are open to you, place as many as you can.`,
      ],
    },
    {
      title: "Who survives",
      picture: "blinker",
      text: [
        "Each cell has eight neighbors. A live cell with 2 or 3 live neighbors survives, no matter whose they are.",
        "With fewer it dies of loneliness, with more of overcrowding.",
      ],
    },
    {
      title: "Who is born",
      picture: "birth",
      text: [
        "An empty cell with exactly 3 live neighbors is born, in the color of most of them. Three can't tie.",
      ],
    },
    {
      title: "Where you may place",
      picture: "chain",
      text: [
        "Your home is always open.",
        `Neutral is open while you live in ${zoneList(rules.neutralNeeds)}.`,
        `Your rival's home is open while you live in ${
          zoneList(rules.rivalNeeds)
        } at once. So you can't place your first cell there: it has to be born there.`,
        "The board at the start of your turn decides what's open for the whole turn.",
      ],
    },
    {
      title: "Bomb and skip",
      text: [
        `From round ${rules.bombRound}, a bomb clears 3 by 3 cells anywhere, yours too. It takes your whole turn, and your next ${
          missed === 1 ? "turn does" : `${turns(missed)} do`
        } without one.`,
        `${
          rules.skips === 1 ? "Once" : `${rules.skips} times`
        } a game you can skip: you place nothing, and the board runs its generation.`,
      ],
    },
    {
      title: "How it ends",
      text: [
        "Once both have moved, you lose if you have no cells left after a generation. If nobody has any, it's a draw.",
        `After round ${rules.rounds} the higher score wins; equal scores draw. ${
          rules.rivalWeight === 1
            ? "Every live cell counts 1."
            : `A live cell counts 1, or ${rules.rivalWeight} in the rival's home.`
        }`,
        ...rules.komi === 0 ? [] : [
          `Blue gets ${
            rules.komi.toLocaleString(LANGUAGE)
          } extra points (komi), because Red moves last and that's worth about as much.`,
        ],
      ],
    },
  ],
};

function zoneList(needs: LifeRules["rivalNeeds"]): string {
  return listed(LANGUAGE, needs.map((zone) => zones[zone]));
}

export type ConquerorsWords = typeof en;
