/** A table of a study; on a narrow screen it scrolls by itself, also by keyboard. */

import type { StudyWords } from "../words/mod.ts";
import type { ColumnId, Table } from "../table.ts";

interface StudyTableProps {
  readonly words: StudyWords;
  readonly table: Table;
  readonly label: string;
}

const NAMES: readonly ColumnId[] = ["game", "options", "blue", "red", "player"];

export function StudyTable({ words, table: { columns, rows }, label }: StudyTableProps) {
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>{columns.map((id) => <th key={id} scope="col">{words.columns[id]}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((text, n) =>
                NAMES.includes(columns[n]!)
                  ? <th key={n} scope="row">{text}</th>
                  : <td key={n}>{text}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
