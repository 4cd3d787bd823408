/** What a coach may point out about a turn. */

import type { Cell } from "../../automaton/board.ts";
import type { Zone } from "../../games/conquerors/rules.ts";

/** One thing worth knowing, true of the turn as it is drafted; `cells` are those it speaks of. */
export type Hint =
  & { readonly cells: readonly Cell[] }
  & (
    /** The rival will have no cell left, or the person none. */
    | { readonly about: "won" }
    | { readonly about: "lost" }
    /** No own cell will live at home, which closes zones. */
    | { readonly about: "anchor"; readonly closes: readonly Zone[] }
    /** Own cells will die of the drafted ones: four neighbors or more. */
    | { readonly about: "crowded" }
    /** Each drafted cell will die with fewer than two neighbors. */
    | { readonly about: "lonely" }
    /** The turn leaves the person this many points worse off than a skip. */
    | { readonly about: "harm"; readonly points: number }
    /** A bomb on the cell leaves the person this many points better off than a turn without effect. */
    | { readonly about: "bomb"; readonly points: number }
    /** A zone that is open closes with the generation, or one that is locked opens. */
    | { readonly about: "closing"; readonly zone: Zone }
    | { readonly about: "opening"; readonly zone: Zone }
    /** Late in the game the rival, or the person, has only these cells. */
    | { readonly about: "hunt" }
    | { readonly about: "weak" }
    /** The one zone in which a cell would open the rival's home. */
    | { readonly about: "chain"; readonly missing: Zone }
    /** The game ends in this many rounds, this one included, and cells decide. */
    | { readonly about: "leading"; readonly points: number; readonly rounds: number }
    | { readonly about: "trailing"; readonly points: number; readonly rounds: number }
    /** The person may bomb in the round to come, and not yet in this one. */
    | { readonly about: "bomb-soon" }
  );

/** What hints are about. */
export type Subject = Hint["about"];
