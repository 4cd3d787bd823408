/** The keys and the commands of a board that is painted on. This module is browser compatible. */

import type { RefObject } from "preact";
import type { Studio } from "./studio.ts";

export interface SandboxHelpProps {
  readonly studio: Studio;
  readonly dialog: RefObject<HTMLDialogElement>;
}

export function SandboxHelp({ studio: { own: { field }, words }, dialog }: SandboxHelpProps) {
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title">
      <h2 id="help-title">{field.helpTitle}</h2>
      <p>{words.table.shapes}</p>
      {[field.keys, field.commands].map((rows) => (
        <dl key={rows[0]![0]}>
          {rows.map(([what, does]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      ))}
      <form method="dialog">
        <button type="submit">{words.field.close}</button>
      </form>
    </dialog>
  );
}
