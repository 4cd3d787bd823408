/** Wiping out the rival with one turn: all ways. */

import { allColumns, type Color, columnsAlive, emptyWords, type Ground, live } from "./ground.ts";
import { Unsupported } from "./ground.ts";
import { type Core, makeTurn, minimal, mustFillUp } from "./turns.ts";
import type { Eraser, Quarry } from "./erase.ts";

/** A turn that wipes the rival out and not the mover too; undefined is a proof of none. */
export function canWipeOut(
  ground: Ground,
  eraser: Eraser,
  words: Int32Array,
  mover: Color,
  bomb: boolean,
): Core | undefined {
  const quarry = wholeRival(ground, mover);
  const [first] = eraser.sets(words, quarry, 1);
  const place = first && survives(ground, words, mover, { place: first })
    ? first
    : first && eraser.sets(words, quarry, Infinity).find((place) =>
      survives(ground, words, mover, { place })
    );
  if (place) {
    mustFillUp(ground, words, mover, { place });
    return { place };
  }
  const targets = bomb ? eraser.bombs(words, quarry, Infinity) : [];
  const target = targets.find((bomb) => survives(ground, words, mover, { bomb }));
  if (target !== undefined) return { bomb: target };
  // Other cells of the turn could keep the mover alive.
  if (first) throw new Unsupported("Both are wiped out");
}

function survives(ground: Ground, words: Int32Array, mover: Color, core: Core): boolean {
  const board = emptyWords(ground), next = emptyWords(ground);
  makeTurn(ground, words, mover, core, board);
  live(ground, board, next);
  return columnsAlive(ground, next, mover) !== 0;
}

/**
 * Every inclusion-minimal set of cells that wipes the rival out, and a bomb for each set of cells
 * that bombs which do so may clear.
 */
export function waysToWipeOut(
  ground: Ground,
  eraser: Eraser,
  words: Int32Array,
  mover: Color,
  bomb: boolean,
): Core[] {
  const quarry = wholeRival(ground, mover);
  const cores: Core[] = minimal(eraser.sets(words, quarry, Infinity)).map((place) => ({ place }));
  const cleared = new Set<string>();
  const board = emptyWords(ground);
  for (const target of bomb ? eraser.bombs(words, quarry, Infinity) : []) {
    makeTurn(ground, words, mover, { bomb: target }, board);
    const left = board.filter((_, i) => i % 2 === quarry.victim).join();
    if (!cleared.has(left)) cores.push({ bomb: target });
    cleared.add(left);
  }
  if (!cores.every((core) => survives(ground, words, mover, core))) {
    throw new Unsupported("Both are wiped out");
  }
  return cores;
}

function wholeRival(ground: Ground, mover: Color): Quarry {
  return { mover, victim: (1 - mover) as Color, columns: allColumns(ground) };
}
