/**
 * The keys and the commands of a board that is painted on, in a dialog; fetched when it is opened.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { HelpDialog } from "../parts/help_dialog.tsx";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { sandboxHelpWordsIn } from "./words/help/mod.ts";

interface SandboxHelpProps {
  readonly words: Words;
  readonly onClose: () => void;
}

export function SandboxHelp({ words, onClose }: SandboxHelpProps) {
  const own = sandboxHelpWordsIn(words.language as Language);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before anything can be pressed between its being there and its being open.
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <HelpDialog
      words={words}
      dialog={dialog}
      title={own.title}
      lists={[own.keys, own.commands]}
      onClose={onClose}
    />
  );
}
