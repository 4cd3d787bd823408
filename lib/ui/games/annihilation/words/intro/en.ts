/** The first minute of Fraenkel's games and where they come from, in English. */

export const en = {
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
};

export type IntroWords = typeof en;
