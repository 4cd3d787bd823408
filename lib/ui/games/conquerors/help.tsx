/** The keys and the commands of a table, in a dialog. */

import type { RefObject } from "preact";
import type { Words } from "../../../words/mod.ts";
import { HelpDialog } from "../../parts/help_dialog.tsx";

export interface HelpProps {
  readonly words: Words;
  readonly dialog: RefObject<HTMLDialogElement>;
}

export function Help({ words, dialog }: HelpProps) {
  const { helpTitle, rules, keys, commands } = words.field;
  return (
    <HelpDialog words={words} dialog={dialog} title={helpTitle} lists={[keys, commands]}>
      <p>
        <a href="/rules" target="_blank">{rules}</a>
      </p>
    </HelpDialog>
  );
}
