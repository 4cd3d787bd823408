/** The keys and the commands of a table, in a dialog; fetched when it is opened. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import { HelpDialog } from "../parts/help_dialog.tsx";
import type { Rows, Tool } from "./game_ui.ts";
import type { Table } from "./table.ts";
import { dictionary } from "../../words/dictionary.ts";
import type { HelpWords } from "./words/help/en.ts";

/** What can be pressed and typed at every table, by language. */
export const helpWordsIn = await dictionary<HelpWords>({
  en: () => import("./words/help/en.ts"),
  es: () => import("./words/help/es.ts"),
});

interface HelpProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  readonly onClose: () => void;
}

export function Help<Kind extends AnyPlayed>({ table: { ui, words }, onClose }: HelpProps<Kind>) {
  const { title, rules, keys, commands } = helpWordsIn(words.language);
  const own = useSignal<Rows | undefined>(undefined);
  useEffect(() => void ui.help?.().then((rows) => own.value = rows, () => {}), []);
  const tools = ui.help ? undefined : toolRows(ui.tools, words.language);
  const lists = [
    [...ui.living ? keys : [], ...(own.value ?? tools)?.keys ?? []],
    [
      ...ui.readTurn ? [] : commands.cells,
      ...(own.value ?? tools)?.commands ?? [],
      ...commands.all,
    ],
  ];
  return (
    <HelpDialog words={words} title={title} lists={lists} onClose={onClose}>
      <p>
        <a href={ui.rules} target="_blank">{rules}</a>
      </p>
    </HelpDialog>
  );
}

/** Keys and commands of tools that need no more words than their buttons. */
function toolRows<Kind extends AnyPlayed>(tools: readonly Tool<Kind>[], language: string): Rows {
  const keyed = tools.filter(({ key }) => key !== undefined);
  return {
    keys: keyed.map(({ key, label }) => [key!, label.toLowerCase()]),
    commands: tools.map(({ typed, label }) => [
      typed[language === "es" ? 1 : 0]!,
      label.toLowerCase(),
    ]),
  };
}
