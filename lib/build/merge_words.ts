import { type Language, LANGUAGES } from "../words/language.ts";
import { apart, type Runtime } from "./merge_runtime.ts";
import { given, rebundle } from "./rebundle.ts";

/** As bundlers name the chunk of a module that is called by its language and imported on demand. */
const NAME = `(${LANGUAGES.join("|")})-\\w+\\.js`;
const WORDS = new RegExp(`^${NAME}$`);

/** Where a script asks for the words of a catalogue. */
const ASKED = new RegExp(`import\\("\\./(${NAME})"\\)`, "g");

/** Where a script waits for a catalogue at its top. */
const WAITED = new RegExp(
  `\\bawait ([\\w$]+)(?=\\(\\{(?:${LANGUAGES.join("|")}):\\(\\)=>import\\()`,
  "g",
);

/** A script that goes on without its words (`dictionary.later`). */
export function withoutWaiting(text: string): string {
  return text.replace(WAITED, "$1.later");
}

/** Whether a script has the words of a catalogue in one language, and nothing else. */
export function isWords(name: string): boolean {
  return WORDS.test(name);
}

/** The scripts with words that another asks for. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.matchAll(ASKED).map(([, name]) => name!))];
}

/** A script that asks for all its words of a language in one place; and those, by name and text. */
interface MergedWords {
  readonly text: string;
  readonly words: ReadonlyMap<Language, readonly [name: string, text: string]>;
}

/** Takes together what a script asks for, in scripts with words whose names begin with the prefix. */
export async function mergeWords(
  folder: string,
  runtime: Runtime,
  text: string,
  prefix = "",
): Promise<MergedWords> {
  const byLanguage = Map.groupBy(wordsOf(text), (name) => WORDS.exec(name)![1] as Language);
  const words = new Map<Language, readonly [string, string]>();
  for (const [language, names] of byLanguage) {
    // Not `export * as`, for which a bundler adds a helper to each script.
    const all = names.map((name, i) =>
      `import { ${language} as w${i} } from "./${name}"; export const c${i} = { ${language}: w${i} };`
    );
    const name = `${prefix}words.${language}.js`;
    words.set(language, [name, await copyWords(folder, runtime, name, all.join("\n"))]);
  }
  const asked = text.replace(ASKED, (_, name: string, language: Language) => {
    const i = byLanguage.get(language)!.indexOf(name);
    return `import("./${prefix}words.${language}.js").then(w=>w.c${i})`;
  });
  return { text: asked, words };
}

/** A script with words, with its own copy of all it imports but the runtime. */
export async function copyWords(
  folder: string,
  runtime: Runtime,
  name: string,
  text?: string,
): Promise<string> {
  const entry = new Map(text === undefined ? [] : [[name, text]]);
  const { scripts } = await rebundle(folder, name, apart(runtime), given(entry));
  return scripts.get(name)!;
}
