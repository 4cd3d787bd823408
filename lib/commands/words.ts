/**
 * `deno task words --missing LANGUAGE`: says what a language lacks, and what is said in English
 * instead. `deno task words --add LANGUAGE NAME`: starts one, or gives it the catalogues that have
 * come since (docs/translating.md).
 */

import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { missingWords } from "../words/fallback.ts";
import { LANGUAGES } from "../words/language.ts";
import { type Catalogue, findCatalogues, readWords } from "./catalogues.ts";
import { run } from "./command_line.ts";

const WORDS = fileURLToPath(new URL("../words/", import.meta.url));

const USAGE = "Usage: words --missing LANGUAGE, words --add LANGUAGE NAME (such as: de Deutsch)";

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { missing: { type: "string" }, add: { type: "string" } },
    allowPositionals: true,
  });
  const { missing, add } = values, [name] = positionals;
  if (missing !== undefined && add === undefined) return await printMissing(missing);
  if (add === undefined || !name || missing !== undefined) throw new Error(USAGE);
  const files = await addLanguage(add, name);
  for (const file of files) console.log(relative(Deno.cwd(), file));
  console.log(`${add}: ${files.length} new files to fill`);
  return 0;
}

async function printMissing(language: string): Promise<number> {
  if (!LANGUAGES.some((known) => known === language)) {
    const known = LANGUAGES.join(", "), start = `words --add ${language} NAME`;
    throw new Error(
      `There's no language ${language}: choose from ${known}, or start it by ${start}`,
    );
  }
  let count = 0;
  for (const catalogue of await findCatalogues()) {
    const [en, own] = await Promise.all([
      readWords(catalogue, "en"),
      readWords(catalogue, language),
    ]);
    const missing = missingWords(en, own);
    if (missing.length === 0) continue;
    console.log(`${relative(Deno.cwd(), catalogue.folder)}/${language}.ts`);
    for (const [path, other] of missing) console.log(`  ${path}: ${textOf(other)}`);
    count += missing.length;
  }
  console.log(`${language}: ${count} missing`);
  return count === 0 ? 0 : 1;
}

/** What is said in English, on one line. */
function textOf(words: unknown): string {
  const text = typeof words === "function" ? String(words) : JSON.stringify(words);
  return text.replace(/\s+/g, " ");
}

/** Starts a language with an empty file for each catalogue that has none. Returns the new files. */
async function addLanguage(language: string, name: string): Promise<string[]> {
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

await run(main);
