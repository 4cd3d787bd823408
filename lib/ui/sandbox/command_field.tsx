/** A line to type what to do into. */

import type { RefObject } from "preact";
import { LineField } from "../parts/line_field.tsx";
import type { Run } from "./run.ts";
import { obeySandbox } from "./sandbox_commands.ts";
import type { Studio } from "./studio.ts";

interface CommandFieldProps {
  readonly studio: Studio;
  readonly run: Run;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
}

export function CommandField({ studio, run, input, onHelp }: CommandFieldProps) {
  const { own: { field }, words } = studio;
  return (
    <LineField
      id="command"
      label={field.label}
      placeholder={field.placeholder}
      send={words.field.send}
      input={input}
      onLine={(line) => obeySandbox(studio, run, line) === "help" && onHelp()}
    />
  );
}
