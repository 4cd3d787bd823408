/** Hints about zones (RR-001 §2.3). */

import { type Board, cellsOf, columnOf } from "../../automaton/board.ts";
import { openZones, presence } from "../../games/conquerors/position.ts";
import { type Zone, zoneOf } from "../../games/conquerors/rules.ts";
import type { Hint } from "./hint.ts";
import type { Situation } from "./situation.ts";

function openOn({ game, position }: Situation, board: Board): Set<Zone> {
  return openZones(game.rules, board, position.turn);
}

function livingOn({ game, position }: Situation, board: Board): Set<Zone> {
  return presence(game.rules, board, position.turn);
}

/** Whether the person has no turn after this one, to which zones could matter. */
function isTheirLast({ game, position }: Situation): boolean {
  return position.round === game.rules.rounds;
}

/** The zones that are open now and closed after the generation. */
function closingIn(at: Situation): Zone[] {
  const after = openOn(at, at.next);
  return [...openOn(at, at.now)].filter((zone) => !after.has(zone));
}

export function anchor(at: Situation): Hint | undefined {
  if (isTheirLast(at)) return undefined;
  if (!livingOn(at, at.now).has("home") || livingOn(at, at.next).has("home")) return undefined;
  const { game: { rules }, position: { turn } } = at;
  const cells = cellsOf(at.now, at.own)
    .filter((cell) => zoneOf(rules, turn, columnOf(at.now, cell)) === "home");
  return { about: "anchor", cells, closes: closingIn(at) };
}

export function closing(at: Situation): Hint | undefined {
  const [zone] = isTheirLast(at) ? [] : closingIn(at);
  return zone && { about: "closing", cells: [], zone };
}

export function opening(at: Situation): Hint | undefined {
  if (isTheirLast(at)) return undefined;
  const before = openOn(at, at.now);
  const zone = [...openOn(at, at.next)].find((zone) => !before.has(zone));
  return zone && { about: "opening", cells: [], zone };
}

export function chain(at: Situation): Hint | undefined {
  if (isTheirLast(at) || openOn(at, at.now).has("rival") || openOn(at, at.next).has("rival")) {
    return undefined;
  }
  const living = livingOn(at, at.now);
  const [missing, more] = at.game.rules.rivalNeeds.filter((zone) => !living.has(zone));
  return missing && !more ? { about: "chain", cells: [], missing } : undefined;
}
