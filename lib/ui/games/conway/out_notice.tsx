/** Tells who has no turns any more that the game goes on: they'd wait for one. */

import type { ConwayGame } from "../../../games/conway/conway.ts";
import type { Table } from "../../table/table.ts";
import { postWordsIn } from "./words/mod.ts";

export function OutNotice({ table }: { readonly table: Table<ConwayGame> }) {
  const { match, teller, words } = table, { alive } = teller.position.value;
  const isOut = match.mine.length > 0 && match.mine.every((seat) => !alive[seat]);
  return (
    <p role="status" class="line-status">
      {isOut && !match.result.value && postWordsIn(words.language).youAreOut}
    </p>
  );
}
