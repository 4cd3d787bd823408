/** A line to type turns and questions into. */

import type { RefObject } from "preact";
import { obey } from "./answers.ts";
import type { Table } from "./table.ts";
import { LineField } from "../../parts/line_field.tsx";

export interface TextFieldProps {
  readonly table: Table;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
}

export function TextField({ table, input, onHelp }: TextFieldProps) {
  const { match, words: { field } } = table;
  return (
    <LineField
      id="turn"
      label={match.mine.length > 0 ? field.label : field.ask}
      placeholder={field.placeholder}
      send={field.send}
      input={input}
      onLine={(line) => obey(table, line) === "help" && onHelp()}
    />
  );
}
