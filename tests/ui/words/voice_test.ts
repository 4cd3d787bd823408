import { assert, assertEquals, assertMatch } from "@std/assert";
import { readdir } from "node:fs/promises";
import { type Banned, ENGLISH, word } from "../../banned.ts";

const SPANISH: readonly Banned[] = [
  [word("vosotr[oa]s|vuestr[oa]s?|os|sois|\\p{L}+(?:áis|éis)"), "Ya habéis movido los dos"],
  [word("\\p{L}{3,}aos"), "Pasaos el tablero"],
  [word("sondeo"), "Conectado por sondeo"],
  [word("celdas?"), "Esa celda está ocupada"],
  [word("banco de pruebas"), "Banco de pruebas"],
  [word("tablas"), "Ofrecer tablas"],
  [word("charla"), "La charla está silenciada"],
  [word("computador[ae]s?"), "Contra la computadora"],
  [word("(?:gana|pierde) a quien"), "Gana a quien le toca"],
  [word("clasificatori[ao]s?"), "Partida clasificatoria"],
  [word("añad[aeio]\\p{L}*"), "Añadir un vértice"],
  [word("reta[rs]?"), "Retar a alguien"],
  [word("presiona"), "Presiona Ctrl+C"],
  [/"Intentar(?:lo)? de nuevo"/, 'again: "Intentarlo de nuevo"'],
];

/** What a source says: its texts, without comments. */
const saidIn = (source: string) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

/** The lines of all catalogues in a language, each after its file's name. */
async function linesOf(language: string): Promise<[file: string, line: string][]> {
  const isCatalogue = new RegExp(`(?:^|/)words/(?:.+/)?${language}\\.ts$`);
  const files = (await readdir("lib", { recursive: true })).filter((file) =>
    isCatalogue.test(file)
  );
  const texts = await Promise.all(files.map((file) => Deno.readTextFile(`lib/${file}`)));
  return texts.flatMap((text, index) =>
    saidIn(text).split("\n").map((line): [string, string] => [files[index]!, line.trim()])
  );
}

for (const [language, banned] of [["en", ENGLISH], ["es", SPANISH]] as const) {
  Deno.test(`no catalogue in ${language} says what the house doesn't`, async () => {
    const lines = await linesOf(language);
    assert(lines.length > 1_000, "the catalogues are found");
    assertEquals(lines.filter(([, line]) => banned.some(([way]) => way.test(line))), []);
  });

  Deno.test(`every banned way of saying it in ${language} is known by an example`, () => {
    for (const [way, example] of banned) assertMatch(example, way);
  });
}
