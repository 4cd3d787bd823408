/** What pages say of Annihilation, in English; the rules' numbers are its record's own. */

import type { RulesSection } from "../../../../rules/rules.tsx";

export const en = {
  text: "Annihilation",
  short: "Pure logic",
  line: "Lights on a network put each other out; who cannot move loses.",
  rules: [
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
  ] as readonly RulesSection[],
};

export type AnnihilationWords = typeof en;
