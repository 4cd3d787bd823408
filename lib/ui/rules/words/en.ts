/**
 * The rules of each game, in English; their numbers are the record's own. `es.ts` says the same: a
 * missing word does not compile.
 */

import type { OptionSpec } from "../../../games/game.ts";
import type { LifeRules, Zone } from "../../../games/conquerors/rules.ts";
import type { RulesPassage } from "../text.ts";
import { en as table } from "../../../words/en.ts";
import { counted, listed } from "../../../words/grammar.ts";

const LANGUAGE = "en";

/** A zone as a player speaks of it. */
const zones: Record<Zone, string> = {
  home: "your home",
  neutral: "neutral ground",
  rival: "your rival's home",
};

const turns = (count: number) => counted(LANGUAGE, count, { one: "turn", other: "turns" });

export const en = {
  title: "Rules",
  which: "Games",
  games: table.games,
  learn: "Learn it on a live board",
  play: "Play it",
  on: "Go on",
  pictures: {
    board: "The board: Blue's home on the left, neutral ground, Red's home on the right",
    blinker: "Three cells in a row",
    blinkerNext: "One generation later: the middle one survived, both ends died, two were born",
    birth: "Two blue cells and a red one around an empty cell",
    birthNext: "One generation later: a blue cell was born there",
    chain: "Blue lives at home, in neutral ground and in Red's home",
  },
  /** What one picture leads to. */
  then: "then",

  conquerors: (rules: LifeRules, missed: number): readonly RulesPassage[] => [
    {
      title: "The board",
      picture: "board",
      text: [
        `${rules.height} rows and ${rules.width} columns; beyond the edge everything is dead.`,
        `The first ${rules.home} columns are Blue's home, the last ${rules.home} Red's; the ${
          rules.width - 2 * rules.home
        } between them are neutral. Blue's cells are filled discs, Red's hollow diamonds.`,
        "The board begins empty. Blue moves first.",
      ],
    },
    {
      title: "A turn",
      text: [
        `Place ${rules.place} cells on empty ground that is open to you. Or drop a bomb, or skip.`,
        "Then the whole board lives one generation, both colours at once, and it is your rival's turn.",
        `A game has ${rules.rounds} rounds; a round is a turn of each.`,
        `If fewer than ${rules.place} cells are open to you, you place as many as there are.`,
      ],
    },
    {
      title: "Who survives",
      picture: "blinker",
      text: [
        "Each cell has eight neighbours. A live cell with 2 or 3 live neighbours survives, whoever they belong to.",
        "With fewer it dies of loneliness, with more of overcrowding.",
      ],
    },
    {
      title: "Who is born",
      picture: "birth",
      text: [
        "An empty cell with exactly 3 live neighbours is born, in the colour of most of them. Three cannot tie.",
      ],
    },
    {
      title: "Where you may place",
      picture: "chain",
      text: [
        "Your home is always open.",
        `Neutral ground is open while you live in ${zoneList(rules.neutralNeeds)}.`,
        `Your rival's home is open while you live in ${
          zoneList(rules.rivalNeeds)
        } at once. So your first cell there cannot be placed: it must be born there.`,
        "What is open is decided by the board as your turn begins, and holds for all cells of the turn.",
      ],
    },
    {
      title: "Bomb and skip",
      text: [
        `From round ${rules.bombRound} on, a bomb may clear 3 by 3 cells anywhere, your own among them. It is the whole turn, and your next ${
          missed === 1 ? "turn does" : `${turns(missed)} do`
        } without one.`,
        `${
          rules.skips === 1 ? "Once" : `${rules.skips} times`
        } a game you may skip: nothing is placed, and the board lives its generation.`,
      ],
    },
    {
      title: "How it ends",
      text: [
        "Once both have moved, whoever has no cell left after a generation has lost. If neither has, it is a draw.",
        `After round ${rules.rounds} the higher score wins, and equal scores draw. ${
          rules.rivalWeight === 1
            ? "Every live cell counts 1."
            : `A live cell counts 1, in the rival's home ${rules.rivalWeight}.`
        }`,
      ],
    },
  ],

  conway: (
    { seats, size, place }: Readonly<Record<"seats" | "size" | "place", OptionSpec>>,
    stalled: number,
  ): readonly Omit<RulesPassage, "picture">[] => [
    {
      title: "The board",
      text: [
        `A square of ${size.default} by ${size.default} cells, or any side from ${size.min} to ${size.max}, that is closed like a ring both ways: past the right edge one comes in on the left, past the bottom on top.`,
        `${seats.min} to ${seats.max} players, each with a colour of their own. The board begins empty.`,
      ],
    },
    {
      title: "A turn",
      text: [
        `Place up to ${place.default} pieces on empty cells, or none. The first turn of the game may place 1, the second 2, until the limit is reached.`,
        "Or let chance place all that you may; such a turn is marked *.",
        "In the first two rounds nothing lives or dies. After every later turn the whole board lives one generation.",
        "Players may agree on another limit, and that pieces must touch: then each piece lies next to one of its own colour, save the first of a player who has none.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A piece with 2 or 3 neighbours survives, whoever they belong to.",
        "An empty cell with exactly 3 neighbours is born, in the colour that more of them have than any other. Where no colour leads, a piece is born that belongs to nobody.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Whoever has no piece left after a generation is out, and the last one left wins. If all go at once, it is a draw.",
        "Whoever gives up is out as well, and leaves pieces that belong to nobody.",
        `All may agree on a draw. After ${stalled} moves in a row without a piece placed, it is one.`,
      ],
    },
  ],

  arena: (
    { width, height, place, generations }: Readonly<
      Record<"width" | "height" | "place" | "generations", OptionSpec>
    >,
  ): readonly Omit<RulesPassage, "picture">[] => [
    {
      title: "The board",
      text: [
        `A rectangle of ${width.default} by ${height.default} cells, or any sides up to ${width.max}. It begins empty, and beyond its edges nothing ever lives. In the arena, where programs play, it is 2000 by 2000.`,
      ],
    },
    {
      title: "A generation",
      text: [
        `First one player, then the other brings up to ${place.default} empty cells to life, or none. Whoever began goes first every time.`,
        "Then the whole board lives one generation.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A cell with 2 or 3 neighbours of its own colour survives. Enemies count neither for it nor against it.",
        "An empty cell with exactly 3 neighbours of one colour is born in it, as long as no enemy is next to it.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Once both have lived, whoever has no cell left after a generation has lost. If neither has, it is a draw.",
        `After ${generations.default} generations, or as many as were agreed on, whoever has more cells wins, and equal numbers draw.`,
      ],
    },
  ],

  annihilation: [
    {
      title: "The board",
      text: [
        "Vertices, some of them lit, and edges that lead from one to another in one direction. No edge leads back to where it began, and none is there twice.",
        "Nothing on the board belongs to anybody. Two players move in turn.",
      ],
    },
    {
      title: "A turn",
      text: [
        "Fire a lit vertex: it goes out, and one vertex that an edge leads to from there changes, on if it was out, out if it was on. So a light moves along an edge, and two that meet annihilate each other.",
        "Players may agree that firing changes two vertices or more, exactly so many or at most; where fewer edges leave the fired one, it changes all that these lead to.",
        "Several boards may be played at once, and heaps of Nim beside them, from which one takes as many as one likes: a turn is then a move in one of them.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Whoever cannot move has lost: nothing is lit any more, or only vertices that no edge leaves.",
        "Play may go round for ever; a position that comes three times with the same player to move is offered as a draw.",
      ],
    },
  ] as readonly Omit<RulesPassage, "picture">[],
};

function zoneList(needs: LifeRules["rivalNeeds"]): string {
  return listed(LANGUAGE, needs.map((zone) => zones[zone]));
}

export type RulesWords = typeof en;
