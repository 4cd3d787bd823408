/** How the game ended, and what next. This module is browser compatible. */

import { resultHeadline, roundShown } from "../speech.ts";
import type { Table } from "../table.ts";

export interface ResultProps {
  readonly table: Table;
  /** Where the same game starts with sides swapped. */
  readonly againHref: string;
  /** The record to save, as CCN. */
  readonly record: () => string;
}

export function Result({ table, againHref, record }: ResultProps) {
  const { match, words } = table;
  const position = match.position.value;
  if (!position.outcome) return null;
  const { winner, by } = position.outcome;
  const { score } = match.game.tally(position);
  return (
    <section class="result" aria-labelledby="result-headline">
      <h2 id="result-headline">{resultHeadline(words, winner, match.mine)}</h2>
      <p>{words.result.by[by](roundShown(match.game, position))}</p>
      <p>{words.result.score(score[0]!, score[1]!)}</p>
      <a class="button primary" href={againHref}>{words.result.again}</a>
      <button type="button" onClick={() => save(record(), "game.ccn")}>
        {words.result.record}
      </button>
    </section>
  );
}

/** Hands the text to the person as a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
