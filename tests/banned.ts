/** English that the house doesn't use, on screens or in documents. */

/** A way of saying it that the house doesn't use, and a text that says it so. */
export type Banned = readonly [way: RegExp, example: string];

/** Whole words, in any alphabet. */
export const word = (ways: string) => new RegExp(`(?<![\\p{L}’'])(?:${ways})(?!\\p{L})`, "iu");

export const ENGLISH: readonly Banned[] = [
  [word("anew"), "Three cells are born anew"],
  [word("beside"), "a cell beside it"],
  [word("so (?:many|long)"), "at most so many"],
  [word("who(?:so|s)?ever"), "Whoever opens it first plays you."],
  [word("nobody stands"), "Nobody stands here yet"],
  [word("(?:is|are) to(?! the)"), "The first player is to move"],
  [word("lets? the board live"), "let the board live one generation"],
  [word("as drafted"), "As drafted, your home will be empty"],
  [word("by chance|let chance"), "Let chance place"],
  [word("parted by"), "turns, parted by spaces"],
  [word("told"), "You are told when it is your turn"],
  [word("fought before|being fought"), "Being fought now"],
  [word("what differs"), "what differs counts nothing"],
  [word("a sample"), "of Conqueror's a sample"],
  [word("alone"), "in this browser alone"],
  [word("for ever"), "a blinker, alive for ever"],
  [word("one's own"), "the list of one's own rooms"],
  [
    word("cannot|(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will) not"),
    "It cannot be read",
  ],
  [
    /(?<!\p{L})(?:You are|You will|It is|That is|There is)(?!\p{L})/u,
    "You are watching.",
  ],
  [word("colour\\w*|cancell(?:ed|ing)|neighbour\\w*|centre\\w*|licence|analyse\\w*"), "one colour"],
  [/\b(?:CPU|Thinker)\b/, "CPU, Hard"],
  [word("look(?:ed)? through"), "Look through it"],
  [word("(?:moves )?in advance"), "Moves in advance"],
  [/Conway by post/, "Conway by post"],
];
