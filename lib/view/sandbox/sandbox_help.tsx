/**
 * The keys and the commands of a board that is painted on, in a dialog; fetched when it is opened. This
 * module is browser compatible.
 */

import { useEffect, useRef } from "preact/hooks";
import type { Language } from "../words/language.ts";
import type { Words } from "../words/mod.ts";
import { sandboxHelpWordsIn } from "../words/sandbox_help/mod.ts";

export interface SandboxHelpProps {
  readonly words: Words;
  readonly onClose: () => void;
}

export function SandboxHelp({ words, onClose }: SandboxHelpProps) {
  const own = sandboxHelpWordsIn(words.language as Language);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{own.title}</h2>
      <p>{words.table.shapes}</p>
      {[own.keys, own.commands].map((rows) => (
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
