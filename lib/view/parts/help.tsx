/** The keys and the commands, in a dialog. This module is browser compatible. */

import type { RefObject } from "preact";
import type { Words } from "../words/mod.ts";

export interface HelpProps {
  readonly words: Words;
  readonly dialog: RefObject<HTMLDialogElement>;
}

export function Help({ words: { field, table }, dialog }: HelpProps) {
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title">
      <h2 id="help-title">{field.helpTitle}</h2>
      <p>{table.shapes}</p>
      <p>
        <a href="/rules" target="_blank">{field.rules}</a>
      </p>
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
        <button type="submit">{field.close}</button>
      </form>
    </dialog>
  );
}
