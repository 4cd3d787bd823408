/** The rules of a king of the hill in a sentence, and the way to all of them. */

import type { HillGame } from "../../../games/hill/hill.ts";
import type { Table } from "../../table/table.ts";
import type { HillWords } from "./words/mod.ts";

export interface RuleProps {
  readonly hill: HillWords;
  readonly table: Table<HillGame>;
}

export function Rule({ hill, table: { match, ui } }: RuleProps) {
  const [first, second] = ui.seats;
  return (
    <p>
      {hill.rule(first!, second!, match.position.value.place)}{" "}
      <a href={ui.rules} target="_blank">{hill.rules}</a>
    </p>
  );
}
