/** Choosing what to fire, in words: first a vertex, then those to complement. */

import type { Cell } from "../../../automaton/board.ts";
import { annihilation } from "../../../games/annihilation/annihilation.ts";
import {
  type AnnihilationPosition,
  fewestOf,
  mostOf,
} from "../../../games/annihilation/position.ts";
import type { AnnihilationWords } from "./words/mod.ts";

/** Why a vertex can't be chosen in addition to those that are; undefined where it can. */
export function whyNot(
  words: AnnihilationWords,
  position: AnnihilationPosition,
  chosen: readonly Cell[],
  vertex: Cell,
): string | undefined {
  const [fire] = chosen, { names } = position;
  switch (annihilation.reach(position, chosen)(vertex)) {
    case undefined:
      return undefined;
    case "unlit":
      return words.notLit(vertex, names);
    case "no-edge":
      return fire === undefined
        ? words.leadsNowhere(vertex, names)
        : words.noEdge(fire, vertex, names);
    case "too-many":
      return words.tooMany(mostOf(position, fire!));
    default:
      return words.illegal;
  }
}

/** How many followers of the vertex to fire have to be chosen. */
export function askFollowers(
  words: AnnihilationWords,
  position: AnnihilationPosition,
  fire: Cell,
): string {
  const fewest = fewestOf(position, fire), most = mostOf(position, fire);
  return words.chooseFollowers(fire, fewest, most, position.names);
}
