/** A sandbox in sentences. */

import { livesFromNothing } from "../../automaton/life_rule.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import { livingOn, type Structure } from "./living.ts";
import type { Studio } from "./studio.ts";

/** "Generation 5: 12 blue, 8 red." */
export function populationSentence({ own, moment }: Studio): string {
  const { generation, count } = moment.value;
  return own.say.generation(generation, count[0], count[1]);
}

/** "Glider, spaceship, period 4: 1 right, 1 down, at k9: 5 blue" */
export function structurePhrase({ own, board }: Studio, structure: Structure): string {
  const { cells, name, fate } = structure;
  const count = (state: number) => cells.filter((cell) => board.value.cells[cell] === state).length;
  return own.structure(
    name ? own.patterns[name] : "",
    name && fate.kind === "unsettled" ? "" : own.fateOf(fate),
    cellName(board.value, cells[0]!),
    count(1),
    count(2),
  );
}

/** All of them: "2 structures: Block, …; Blinker, …." */
export function structuresSentence(studio: Studio): string {
  const { own, board, world } = studio, { rule } = world.value;
  if (livesFromNothing(rule)) return own.noStructures;
  const living = livingOn(board.value, rule);
  if (!living) return own.tooMuch;
  const { structures, left } = living;
  if (structures.length === 0) return own.nothingLives;
  const phrases = structures.map((structure) => structurePhrase(studio, structure));
  if (left > 0) phrases.push(own.more(left));
  return own.say.structures(structures.length + left, phrases.join("; "));
}
