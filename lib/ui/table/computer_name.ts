import type { LevelId } from "../../search/levels.ts";
import type { Words } from "../../words/mod.ts";

/** What the computer is called at a level. */
export function computerName({ table, levels }: Pick<Words, "table" | "levels">, level: LevelId) {
  return table.computer(levels[level]);
}
