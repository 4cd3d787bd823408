/**
 * `deno task words --missing LANGUAGE`: says what a language lacks, and what is said in English
 * instead. `deno task words --add LANGUAGE NAME`: starts one, or gives it the catalogues that have
 * come since (docs/translating.md).
 */

import { relative } from "node:path";
import { parseArgs } from "node:util";
import { missingWords } from "../words/fallback.ts";
import { LANGUAGES } from "../words/language.ts";
import { addLanguage } from "./add_language.ts";
import { findCatalogues, readWords } from "./catalogues.ts";
import { run } from "./command_line.ts";

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

await run(main);
