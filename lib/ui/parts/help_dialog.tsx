/** What can be pressed and typed, in a dialog. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Words } from "../../words/mod.ts";

interface HelpDialogProps {
  readonly words: Words;
  readonly title: string;
  /** Keys or commands, each with what it does; a list each. */
  readonly lists: readonly string[][][];
  readonly onClose?: () => void;
  /** What is said before the lists. */
  readonly children?: ComponentChildren;
}

export function HelpDialog({ words, title, lists, onClose, children }: HelpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything can be pressed between its being there and its being open.
  useLayoutEffect(() => {
    // A small screen's panel would close with what was pressed in it, and nothing get the focus back.
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    dialog.current!.showModal();
    // Not its first link: a screen reader says its name and reads on from its top.
    dialog.current!.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="help"
      aria-labelledby="help-title"
      tabIndex={-1}
      onClose={onClose}
    >
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
