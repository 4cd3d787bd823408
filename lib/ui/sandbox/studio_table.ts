/** A table in a sandbox: before a cell is placed, one may ask about it. */

import type { Cell } from "../../automaton/board.ts";
import type { Match } from "../table/match.ts";
import { Table } from "../table/table.ts";
import { conquerorsUi } from "../games/conquerors/ui.tsx";
import type { Studio } from "./studio.ts";

export class StudioTable extends Table {
  readonly #studio: Studio;

  constructor(match: Match, studio: Studio) {
    // The sandbox says itself where one has gone back.
    const { undone: _, ...ui } = conquerorsUi(studio.words, match.game);
    super(match, ui);
    this.#studio = studio;
  }

  override touch(cell: Cell): void {
    if (this.#studio.isAsking.value) this.#studio.ask(cell);
    else super.touch(cell);
  }
}
