import { assert, assertEquals, assertMatch } from "@std/assert";
import { readdir } from "node:fs/promises";

/** A way of saying it that the house doesn't use, and a text that says it so. */
type Banned = readonly [way: RegExp, example: string];

/** Whole words, in any alphabet. */
const word = (ways: string) => new RegExp(`(?<![\\p{L}’'])(?:${ways})(?!\\p{L})`, "iu");

const ENGLISH: readonly Banned[] = [
  [word("anew"), "Three cells are born anew"],
  [word("beside"), "a cell beside it"],
  [word("so (?:many|long)"), "at most so many"],
  [word("who(?:so|s)?ever"), "Whoever opens it first plays you."],
  [word("nobody stands"), "Nobody stands here yet"],
  [word("(?:is|are) to(?! the)"), "The first player is to move"],
  [word("lets? the board live"), "let the board live one generation"],
  [word("as drafted"), "As drafted, your home will be empty"],
  [word("by chance|let chance"), "Let chance place"],
  [word("parted by"), "turns, parted by spaces"],
  [word("told"), "You are told when it is your turn"],
  [word("fought before|being fought"), "Being fought now"],
  [word("what differs"), "what differs counts nothing"],
  [word("a sample"), "of Conqueror's a sample"],
  [word("alone"), "in this browser alone"],
  [word("for ever"), "a blinker, alive for ever"],
  [word("one's own"), "the list of one's own rooms"],
  [
    word("cannot|(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will) not"),
    "It cannot be read",
  ],
  [
    /(?<!\p{L})(?:You are|You will|It is|That is|There is)(?!\p{L})/u,
    "You are watching.",
  ],
  [word("colour\\w*|neighbour\\w*|centre\\w*|licence|analyse\\w*"), "one colour"],
  [/\b(?:CPU|Thinker)\b/, "CPU, Hard"],
  [word("look(?:ed)? through"), "Look through it"],
  [word("(?:moves )?in advance"), "Moves in advance"],
  [/Conway by post/, "Conway by post"],
];

const SPANISH: readonly Banned[] = [
  [word("vosotr[oa]s|vuestr[oa]s?|os|sois|\\p{L}+(?:áis|éis)"), "Ya habéis movido los dos"],
  [word("\\p{L}{3,}aos"), "Pasaos el tablero"],
  [word("sondeo"), "Conectado por sondeo"],
  [word("celdas?"), "Esa celda está ocupada"],
  [word("banco de pruebas"), "Banco de pruebas"],
  [word("tablas"), "Ofrecer tablas"],
  [word("charla"), "La charla está silenciada"],
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
