import { assertEquals, assertThrows } from "@std/assert";
import { TextError } from "../../../lib/automaton/text_error.ts";
import { writeLink } from "../../../lib/games/notation/link.ts";
import { readRecords } from "../../../lib/games/notation/notation.ts";
import { recordToJson } from "../../../lib/games/notation/record_json.ts";
import { archivedIn, readBrought } from "../../../lib/ui/replay/read_brought.ts";
import { readHash } from "../../../lib/ui/replay/replayed_game.ts";
import { wholeGame } from "./game.ts";

const CCN = wholeGame();
const LINK = writeLink({ ...readRecords(CCN)[0]!, tags: {} });

const WAYS: [string, string][] = [
  ["CCN", CCN],
  ["CCN with blank lines around", `\n\n${CCN}\n`],
  ["JSON", JSON.stringify(recordToJson(CCN), null, 2)],
  ["an address", `https://conquerors.example/g#${LINK}`],
  ["the hash alone", `#${LINK}`],
  ["a chat that made quotes of its own", CCN.replace(/"(.*)"/g, "“$1”")],
  ["a mail that quotes it", CCN.replace(/^/gm, "> ")],
  ["a fenced block", `\`\`\`ccn\n${CCN}\n\`\`\``],
  ["a page with its spaces", CCN.replaceAll(" ", "\u00a0")],
  ["words about it", `Look at turn 4:\n\n${CCN}`],
];

for (const [what, text] of WAYS) {
  Deno.test(`a game is read from ${what}`, () => {
    assertEquals(readBrought(text).moves, readBrought(CCN).moves);
  });
}

Deno.test("what is no game is refused, with its place where it has one", () => {
  for (const text of ["", "hello", "{", "{}", "#", '[Game "chess"]', `#${LINK}x`]) {
    assertThrows(() => readBrought(text), TextError);
  }
  const error = assertThrows(() => readBrought('[Game "conquerors-v2"]\n\nzz'), TextError);
  assertEquals([error.line, error.column], [3, 1]);
  const below = assertThrows(() => readBrought('See:\n[Game "conquerors-v2"]\n\nzz'), TextError);
  assertEquals([below.line, below.column], [4, 1]);
});

Deno.test("a finished game's address on this site leads to its page", () => {
  const origin = "https://conquerors.example", path = "/g/fya67t6trf-1";
  for (const address of [`${origin}${path}`, ` ${origin}${path}?t=9#12\n`]) {
    assertEquals(archivedIn(address, origin), path);
  }
  for (const other of ["", CCN, path, `https://other.example${path}`, `${origin}/g#${LINK}`]) {
    assertEquals(archivedIn(other, origin), undefined);
  }
});

Deno.test("an address's hash is a game, damaged, or something else", () => {
  assertEquals(readHash(""), undefined);
  assertEquals(readHash("#17"), undefined);
  assertEquals(readHash(`#${LINK.slice(0, -1)}!`), "damaged");
  assertEquals(typeof readHash(`#${LINK}`), "object");
});

Deno.test("a game of any kind is read, from text and from a link", () => {
  const ccn = '[Game "conway"]\n[Seats "3"]\n\na1 b2,c2* pass resign';
  const record = readBrought(ccn);
  assertEquals([record.game, record.moves.length], ["conway", 4]);
  assertEquals(readBrought(`#${writeLink(record)}`), record);
});
