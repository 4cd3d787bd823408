/**
 * The keys and the commands of a board that is painted on, in a dialog; fetched when it is opened.
 */

import { HelpDialog } from "../parts/help_dialog.tsx";
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
  const own = sandboxHelpWordsIn(words.language);
  return (
    <HelpDialog
      words={words}
      title={own.title}
      lists={[own.keys, own.commands]}
      onClose={onClose}
    />
  );
}
