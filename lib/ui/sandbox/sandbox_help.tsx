/**
 * The keys and the commands of a board that is painted on, in a dialog; fetched when it is opened.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { HelpDialog } from "../parts/help_dialog.tsx";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { dictionary } from "../../words/dictionary.ts";
import type { SandboxHelpWords } from "./words/help/en.ts";

/** The words of the sandbox's help, by language. */
export const sandboxHelpWordsIn = await dictionary<SandboxHelpWords>({
  en: () => import("./words/help/en.ts"),
  es: () => import("./words/help/es.ts"),
});

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
