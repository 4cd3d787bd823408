/** A generation of the sandbox's largest board with its picture, against just the generation as published. */

import { LIFE_PLANE } from "../../lib/automaton/life_rule.ts";
import { tilesIn } from "../../lib/automaton/worlds.ts";
import { paintOverview } from "../../lib/ui/arena/overview.ts";
import { begin, lived, momentAt } from "../../lib/ui/sandbox/timeline.ts";
import { MOST_SIDE } from "../../lib/ui/sandbox/sizes.ts";
import { randomBoard } from "../automaton/boards.ts";
import { evolve, gridOf } from "./published.ts";
import { race } from "./race.ts";

/** The picture's side in pixels, on an ordinary screen. */
const PIXELS = 700;
const INKS = { page: [9, 9, 9], ground: [0, 0, 0], blue: [0, 0, 200], red: [200, 0, 0] } as const;

const soup = randomBoard(MOST_SIDE, MOST_SIDE, 37, "soup");
const pixels = new Uint32Array(PIXELS ** 2);
const placing = { left: 0, top: 0, side: PIXELS / MOST_SIDE };
let timeline = begin(soup);

/** The board goes on by a generation and is painted, as in a page. */
function liveAndPaint(): void {
  timeline = lived(timeline);
  const tiles = tilesIn(LIFE_PLANE, momentAt(timeline).board);
  paintOverview({ width: PIXELS, height: PIXELS, pixels }, tiles, placing, INKS);
}

const grid = gridOf(soup), published = "the published way, unpainted";
race({
  name: "the sandbox's largest board",
  ways: { [published]: () => void evolve(grid), "lived and painted": liveAndPaint },
  goals: [{ way: "lived and painted", against: published, atLeast: 5 }],
});
