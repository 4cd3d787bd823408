/** A run that is stopped goes on, and no file is harmed by a mistake. */

import { assertEquals, assertThrows } from "@std/assert";
import type { PlayedGame } from "../../lib/study/match.ts";
import { RunFile, RunFileError } from "../../lib/study/run_file.ts";
import { pairing, settingsOf } from "./studies.ts";

const SETTINGS = settingsOf([pairing("easy", "hard")]);
const HEADER = JSON.stringify({ study: SETTINGS });

const GAMES = [3, 0].map((index): PlayedGame => ({
  index,
  winner: 1,
  by: "extinction",
  round: 9,
  score: [0, 20],
  turns: [9, 9],
  adrift: [0, 0],
  ms: [8.5, 9.25],
  steps: [0, 40_000],
}));

/** Writes games into a file, or what is given, and hands its name over for as long as `body` runs. */
async function withFile(text: string | undefined, body: (path: string) => void): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/a.run`;
  try {
    if (text !== undefined) await Deno.writeTextFile(path, text);
    body(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function append(path: string, games: readonly PlayedGame[]): void {
  using file = RunFile.open(path, SETTINGS);
  for (const game of games) file.append(game);
}

function read(path: string): readonly PlayedGame[] {
  using file = RunFile.open(path, SETTINGS);
  return file.played;
}

Deno.test("what was appended is there when it is opened again", async () => {
  await withFile(undefined, (path) => {
    assertEquals(read(path), []);
    append(path, GAMES.slice(0, 1));
    append(path, GAMES.slice(1));
    assertEquals(read(path), GAMES);
    assertEquals(Deno.readTextFileSync(path).split("\n")[0], HEADER);
  });
});

Deno.test("a line cut short anywhere is dropped, and the next begins where it began", async () => {
  const lines = [HEADER, JSON.stringify(GAMES[0])].map((line) => `${line}\n`);
  const text = lines.join("");
  const cuts = [0, 1, HEADER.length, HEADER.length + 1, HEADER.length + 2, text.length - 1];
  for (const length of cuts) {
    await withFile(text.slice(0, length), (path) => {
      append(path, GAMES.slice(1));
      assertEquals(read(path), GAMES.slice(1));
    });
  }
});

Deno.test("a file that holds another run, or no run, is refused and left as it was", async () => {
  const others = [
    `${JSON.stringify({ study: { ...SETTINGS, seed: "other" } })}\n`,
    "My notes\n",
    "My notes without an end",
    "\n",
    `${HEADER}\nnonsense\n${JSON.stringify(GAMES[0])}\n{"ind`,
  ];
  for (const text of others) {
    await withFile(text, (path) => {
      assertThrows(() => RunFile.open(path, SETTINGS), RunFileError);
      assertEquals(Deno.readTextFileSync(path), text);
    });
  }
});
