import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../words/language.ts";
import { type Catalogue, findCatalogues, readWords } from "./catalogues.ts";

const WORDS = fileURLToPath(new URL("../words/", import.meta.url));

/** Starts a language with an empty file for each catalogue that has none. Returns the new files. */
export async function addLanguage(language: string, name: string): Promise<string[]> {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${language} isn't a tag such as de`);
  if (!LANGUAGES.some((known) => known === language)) await listLanguage(language, name);
  const missing = (await findCatalogues()).filter(({ list }) =>
    !list.includes(`  ${language}: () =>`)
  );
  for (const catalogue of missing) await addTo(catalogue, language);
  return missing.map(({ folder }) => join(folder, `${language}.ts`));
}

/** Lists it among those that say in English what they lack. */
async function listLanguage(language: string, name: string): Promise<void> {
  await edit(join(WORDS, "language.ts"), (text) =>
    text
      .replace(/(const STARTED = \[)(.*)(\] as const)/, (_, start, others, end) => {
        const all = [...others.split(", ").filter(Boolean), JSON.stringify(language)];
        return `${start}${all.join(", ")}${end}`;
      })
      .replace(
        /(LANGUAGE_NAMES.*\{\n(?: .*\n)*)/,
        (names) => `${names}  ${language}: ${JSON.stringify(name)},\n`,
      ));
}

async function addTo(catalogue: Catalogue, language: string): Promise<void> {
  const { module, list, path, folder } = catalogue;
  const line = `  ${language}: () => import("${path}${language}.ts"),\n`;
  const longer = list.replace(/\}\)$/, `${line}})`);
  await edit(module, (text) => text.replace(list, () => longer));
  const fallback = relative(folder, join(WORDS, "fallback.ts"));
  const from = fallback.startsWith(".") ? fallback : `./${fallback}`;
  // Some are asked which language they're in.
  const saysIt = "language" in (await readWords(catalogue, "en") as object);
  const words = saysIt ? `{\n  language: "${language}",\n}` : "{}";
  const text = `import type { en } from "./en.ts";
import type { Partly } from "${from}";

/** What isn't said here is said in English. */
export const ${language}: Partly<typeof en> = ${words};
`;
  await Deno.writeTextFile(join(folder, `${language}.ts`), text, { createNew: true });
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await Deno.readTextFile(file), changed = change(text);
  if (changed === text) {
    throw new Error(`Nothing could be added to ${relative(dirname(WORDS), file)}`);
  }
  await Deno.writeTextFile(file, changed);
}
