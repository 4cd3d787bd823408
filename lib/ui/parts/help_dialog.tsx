/** What can be pressed and typed, in a dialog. */

import type { ComponentChildren, RefObject } from "preact";
import type { Words } from "../../words/mod.ts";

interface HelpDialogProps {
  readonly words: Words;
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly title: string;
  /** Keys or commands, each with what it does; a list each. */
  readonly lists: readonly string[][][];
  readonly onClose?: () => void;
  /** What is said before the lists. */
  readonly children?: ComponentChildren;
}

export function HelpDialog({ words, dialog, title, lists, onClose, children }: HelpDialogProps) {
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{title}</h2>
      <p>{words.table.shapes}</p>
      {children}
      {lists.map((rows, number) => (
        <dl key={number}>
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
