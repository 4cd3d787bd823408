/** What pages say of Annihilation, in English; the rules' numbers are its record's own. */

import type { RulesSection } from "../../../game_about.tsx";

export const en = {
  text: "Annihilation",
  short: "Pure logic",
  line: "Lights on a network put each other out. If you can't move, you lose.",
  rules: [
    {
      title: "The board",
      text: [
        "Vertices, some of them lit, and one-way edges between them. No edge leads back to its own vertex, and none is there twice.",
        "Nothing on the board belongs to anybody. Two players take turns.",
      ],
    },
    {
      title: "A turn",
      text: [
        "Fire a lit vertex: it goes out, and one vertex it points to flips, on if it was out, out if it was on. So a light moves along an edge, and two that meet annihilate each other.",
        "A game can set that firing flips two or more vertices, exactly that many or up to that many. If fewer edges leave the fired vertex, all it points to flip.",
        "You can play several boards at once, and heaps of Nim too, where you take as many as you like. A turn is then a move in one of them.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "If you can't move, you lose: nothing is lit, or only vertices that no edge leaves.",
        "Misère play is the other way around: if you can't move, you win.",
        "Play can go in circles. When a position comes up three times with the same player to move, you're offered a draw.",
      ],
    },
  ] as readonly RulesSection[],

  /** The first minute, and where the games come from. */
  intro: {
    title: "New here? Learn it in a minute",
    steps: [
      "Two vertices and an edge. z0 is lit, and you move.",
      "You fire z0. It goes out, and z1, where the edge leads, flips: it lights up.",
      "z1 is lit, but no edge leaves it. Your opponent can't move, so you win.",
    ],
    annihilate:
      "If both are lit, firing z0 puts out z1 too: two lights that meet annihilate each other.",
    try: "Try these two",
    tryBoth: "Try it with both lit",
    gamma:
      "γ is what a position is worth. At 0 the player to move loses; above 0 they win by moving to 0; ∞ can go on forever.",
    source: "The paper",
    citation:
      "Aviezri S. Fraenkel, “Two-player games on cellular automata”, in: More Games of No Chance (Richard J. Nowakowski, ed.), MSRI Publications 42, Cambridge University Press, 2002.",
    where: "The book online, free to read",
  },
};

export type AnnihilationWords = typeof en;
