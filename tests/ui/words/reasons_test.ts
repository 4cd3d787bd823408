/** What parsers say is wrong with a text, in other words than theirs. */

import { assert, assertEquals } from "@std/assert";
import { readdir } from "node:fs/promises";
import { en } from "../../../lib/words/reasons/en.ts";
import { es } from "../../../lib/words/reasons/es.ts";
import { reasonIn } from "../../../lib/words/reasons/mod.ts";
import { REASONS } from "../../../lib/words/reasons/reasons.ts";

/** Where texts that people bring are read. */
const FOLDERS = ["lib/automaton", "lib/games", "lib/ui/sandbox", "lib/ui/replay", "lib/ui/people"];

/** It's said of links that are written. */
const WRITTEN = "A game of {} turns is too long for a link";

const LITERAL = /("[^"\n]*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)/.source;
const THROWN = new RegExp(
  `(?:Text|Link|Record)Error\\((?:refusal, |"hash", )?\\s*${LITERAL}` +
    `|textErrorAt\\([^"'\`()]*?, ${LITERAL}`,
  "g",
);

/** The sources with their gaps as the catalogue has them. */
async function sources(): Promise<string> {
  const files = await Promise.all(FOLDERS.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
  }));
  const texts = await Promise.all(files.flat().map((file) => Deno.readTextFile(file)));
  return texts.join("\n").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}").replaceAll("\\'", "’");
}

const source = await sources();
const known = REASONS.map((reason) => reason.replace(/(?<=\w)'(?=\w)/g, "’"));

Deno.test("the catalogue has the words of every reason that is thrown", () => {
  const thrown = [...source.matchAll(THROWN)].map(([, one, other]) => (one ?? other)!.slice(1, -1));
  const missing = thrown.map((reason) => reason.replace(/(?<=\w)'(?=\w)/g, "’"))
    .filter((reason) => !known.includes(reason) && reason !== WRITTEN);
  assert(thrown.length > 40, `${thrown.length} are found`);
  assertEquals(missing, []);
});

Deno.test("a reason is said in the page's language, gaps and all", () => {
  for (const reason of REASONS) {
    const gaps = ["7", "8", "9", "10", "11"];
    const message = gaps.reduce((text, gap) => text.replace("{}", gap), reason as string);
    assertEquals(reasonIn("en", message), en.reasons[reason](...gaps));
    assertEquals(reasonIn("es", message), es.reasons[reason](...gaps));
  }
});

Deno.test("nobody is told the code by which a turn is refused", () => {
  const messages = ["z1,z2 is illegal: rival-locked", "Turn 3 of the link is illegal: occupied"];
  const said = messages.map((message) => reasonIn("en", message));
  assertEquals(said, ["z1,z2 isn't a legal turn here", "Turn 3 of the link isn't legal"]);
});

Deno.test("a reason that nobody knows is said as it is", () => {
  assertEquals(reasonIn("es", "Out of ink"), "Out of ink");
});
