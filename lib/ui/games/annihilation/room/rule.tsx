/** The rules of a game on a digraph in short, and the keys of its board. */

import type { Table } from "../../../table/table.ts";
import type { FiringWords } from "./speech.ts";
import type { AnnihilationGame } from "./ui.tsx";

export interface RuleProps {
  readonly table: Table<AnnihilationGame>;
  readonly words: FiringWords;
}

export function Rule({ table: { match, ui }, words: { own, room } }: RuleProps) {
  const { q, atMost } = match.position.value;
  return (
    <details class="share">
      <summary>{room.help}</summary>
      <p>
        {room.rule(q, atMost)} <a href={ui.rules} target="_blank">{own.rules}</a>
      </p>
      <p id="digraph-keys">{room.keys}</p>
    </details>
  );
}
