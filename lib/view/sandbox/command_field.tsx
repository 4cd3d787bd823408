/** A line to type what to do into. This module is browser compatible. */

import type { RefObject } from "preact";
import type { Run } from "./run.ts";
import { obeySandbox } from "./sandbox_commands.ts";
import type { Studio } from "./studio.ts";

export interface CommandFieldProps {
  readonly studio: Studio;
  readonly run: Run;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
}

export function CommandField({ studio, run, input, onHelp }: CommandFieldProps) {
  const { own: { field }, words } = studio;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value;
    if (line.trim() === "") return;
    if (obeySandbox(studio, run, line) === "help") onHelp();
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="command">{field.label}</label>
      <input
        id="command"
        ref={input}
        placeholder={field.placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
      />
      <button type="submit">{words.field.send}</button>
    </form>
  );
}
