/** A line to type turns and questions into. This module is browser compatible. */

import type { RefObject } from "preact";
import { obey } from "../answers.ts";
import type { Table } from "../table.ts";

export interface TextFieldProps {
  readonly table: Table;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
}

export function TextField({ table, input, onHelp }: TextFieldProps) {
  const { field } = table.words;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value;
    if (line.trim() === "") return;
    if (obey(table, line) === "help") onHelp();
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="turn">{table.match.mine.length > 0 ? field.label : field.ask}</label>
      <input
        id="turn"
        ref={input}
        placeholder={field.placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
      />
      <button type="submit">{field.send}</button>
    </form>
  );
}
