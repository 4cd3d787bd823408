/** Known patterns: what each becomes, drawn in `.`, `A` and `B`. */

import type { Topology } from "../../lib/automaton/board.ts";

interface PatternCase {
  readonly what: string;
  readonly topology: Topology;
  readonly generations: number;
  readonly from: string;
  readonly to: string;
}

const BEEHIVE = `
  ......
  ..AB..
  .B..A.
  ..BA..
  ......`;

const SEAM_BLOCK = `
  A...B
  .....
  .....
  B...A`;

const GLIDER = `
  .A...
  ..A..
  AAA..
  .....
  .....`;

export const PATTERNS: readonly PatternCase[] = [
  {
    what: "the empty board stays",
    topology: "plane",
    generations: 1,
    from: "... ...",
    to: "... ...",
  },
  {
    what: "a lone cell dies",
    topology: "plane",
    generations: 1,
    from: "... .A. ...",
    to: "... ... ...",
  },
  {
    what: "a pair dies",
    topology: "plane",
    generations: 1,
    from: ".... .AB. ....",
    to: ".... .... ....",
  },
  { what: "a cell on a board of one dies", topology: "plane", generations: 1, from: "A", to: "." },
  {
    what: "a cell eight times its own neighbor dies",
    topology: "torus",
    generations: 1,
    from: "B",
    to: ".",
  },
  {
    what: "a block stays, whatever its colors",
    topology: "plane",
    generations: 3,
    from: ".... .AB. .BB. ....",
    to: ".... .AB. .BB. ....",
  },
  { what: "a beehive stays", topology: "plane", generations: 3, from: BEEHIVE, to: BEEHIVE },
  {
    what: "a block in a corner stays",
    topology: "plane",
    generations: 2,
    from: "AB. BB. ...",
    to: "AB. BB. ...",
  },
  {
    what: "a block across all four edges stays",
    topology: "torus",
    generations: 2,
    from: SEAM_BLOCK,
    to: SEAM_BLOCK,
  },
  {
    what: "the corners of a board are strangers",
    topology: "plane",
    generations: 1,
    from: SEAM_BLOCK,
    to: "..... ..... ..... .....",
  },
  {
    what: "three live cells of a block bear the fourth in the majority's color",
    topology: "plane",
    generations: 1,
    from: ".... .AB. .B.. ....",
    to: ".... .AB. .BB. ....",
  },
  {
    what: "a blinker turns and takes the majority's color",
    topology: "plane",
    generations: 1,
    from: "..... ..... .ABA. ..... .....",
    to: "..... ..A.. ..B.. ..A.. .....",
  },
  {
    what: "a blinker is back after two generations",
    topology: "plane",
    generations: 2,
    from: "..... ..... .BBB. ..... .....",
    to: "..... ..... .BBB. ..... .....",
  },
  {
    what: "a blinker turns across the seam",
    topology: "torus",
    generations: 1,
    from: "..... ..... BB..B ..... .....",
    to: "..... B.... B.... B.... .....",
  },
  {
    what: "a blinker on the wall loses its end",
    topology: "plane",
    generations: 1,
    from: "A.. A.. A..",
    to: "... AA. ...",
  },
  {
    what: "a crowded cell dies",
    topology: "plane",
    generations: 1,
    from: ".A. AAA .A.",
    to: "AAA A.A AAA",
  },
  {
    what: "a glider moves by one cell each way in four generations",
    topology: "plane",
    generations: 4,
    from: GLIDER,
    to: `
      .....
      ..A..
      ...A.
      .AAA.
      .....`,
  },
  {
    what: "a glider ends as a block in the corner",
    topology: "plane",
    generations: 11,
    from: GLIDER,
    to: `
      .....
      .....
      .....
      ...AA
      ...AA`,
  },
  {
    what: "a glider comes round a torus",
    topology: "torus",
    generations: 20,
    from: GLIDER,
    to: GLIDER,
  },
];
