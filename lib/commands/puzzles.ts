/**
 * `deno task puzzles mine` looks for puzzles in games between the levels, or in records, and adds
 * them to lib/puzzles/data; `deno task puzzles verify` proves them again.
 */

import { parseArgs } from "node:util";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { readHeader, replay } from "../games/notation/notation.ts";
import { splitGames } from "../games/notation/record_source.ts";
import "../games/registry.ts";
import { isKind, type Kind, KINDS } from "../puzzles/kind.ts";
import { type Ply, puzzlesIn, selfPlay } from "../puzzles/mine.ts";
import { PUZZLED, readPuzzle, writePuzzle } from "../puzzles/puzzle.ts";
import { verifyPuzzle } from "../puzzles/verify.ts";
import { readText, run } from "./command_line.ts";

const USAGE = `Usage: puzzles mine [--kinds KIND,…] [--games N] [--seconds S] [FILE…]
       puzzles verify [--all] [--sample N] [--kinds KIND,…]
Kinds: ${KINDS.join(", ")}. FILE holds records in CCN (- is standard input); without one, the
levels play N games.`;

const FOLDER = new URL("../puzzles/data/", import.meta.url);
/** How many puzzles of each kind a sample has. */
const SAMPLE = 5;

async function main(args: string[]): Promise<number> {
  const { values, positionals: [command, ...files] } = parseArgs({
    args,
    options: {
      kinds: { type: "string", default: KINDS.join() },
      games: { type: "string", default: "100" },
      seconds: { type: "string", default: "3600" },
      sample: { type: "string", default: `${SAMPLE}` },
      all: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const kinds = values.kinds.split(",").filter(isKind);
  const [games, seconds, sample] = [values.games, values.seconds, values.sample].map(Number);
  const isWrong = kinds.length === 0 || !(games! > 0) || !(seconds! > 0) || !(sample! > 0);
  if (isWrong) throw new Error(USAGE);
  const until = performance.now() + seconds! * 1000;
  if (command === "mine") {
    const kept = await readAll(kinds);
    if (files.length > 0) await mineFiles(kept, files, until);
    else await mineGames(kept, games!, until);
    for (const [kind, { puzzles }] of kept) console.log(`${kind}: ${puzzles.length} puzzles`);
    return 0;
  }
  if (command !== "verify" || files.length > 0) throw new Error(USAGE);
  return verifyAll(kinds, values.all ? Infinity : sample!);
}

/** What is kept of a kind. */
interface Kept {
  /** The next game between levels to look through. */
  next: number;
  /** How many puzzles, from the first on, were proven again once they were kept. */
  verified: number;
  readonly puzzles: string[];
}

function fileOf(kind: Kind): URL {
  return new URL(`${kind}.json`, FOLDER);
}

async function readKept(kind: Kind): Promise<Kept> {
  return JSON.parse(await Deno.readTextFile(fileOf(kind)));
}

/** A puzzle a line, written aside and then put in place, so that none is lost halfway. */
async function writeKept(kind: Kind, { next, verified, puzzles }: Kept): Promise<void> {
  const lines = puzzles.map((line) => `    ${JSON.stringify(line)}`).join(",\n");
  const aside = new URL(`${kind}.json.new`, FOLDER);
  const list = lines === "" ? "[]" : `[\n${lines}\n  ]`;
  const counts = `  "next": ${next},\n  "verified": ${verified},\n`;
  await Deno.writeTextFile(aside, `{\n${counts}  "puzzles": ${list}\n}\n`);
  await Deno.rename(aside, fileOf(kind));
}

type AllKept = ReadonlyMap<Kind, Kept>;

async function readAll(kinds: readonly Kind[]): Promise<AllKept> {
  const kept = await Promise.all(kinds.map(async (kind) => [kind, await readKept(kind)] as const));
  return new Map(kept);
}

async function mineGames(kept: AllKept, games: number, until: number): Promise<void> {
  let next = Math.max(...[...kept.values()].map(({ next }) => next));
  for (let left = games; left > 0 && performance.now() < until; left--) {
    await keepFound(kept, [...selfPlay(next++)]);
    for (const one of kept.values()) one.next = next;
  }
  for (const [kind, one] of kept) await writeKept(kind, one);
}

async function mineFiles(kept: AllKept, files: readonly string[], until: number): Promise<void> {
  for (const file of files) {
    for (const source of splitGames(await readText(file))) {
      const header = readHeader(source);
      if (header.game !== PUZZLED.id || performance.now() >= until) continue;
      await keepFound(kept, pliesOf(header.start, [...replay(source, header)]));
    }
  }
}

/** Looks for every kind, and writes those of which some were found. */
async function keepFound(kept: AllKept, plies: readonly Ply[]): Promise<void> {
  for (const [kind, one] of kept) {
    if (add(one, kind, plies) > 0) await writeKept(kind, one);
  }
}

/** What was played where: a record tells the positions that turns led to. */
function pliesOf(start: unknown, turns: readonly { move: unknown; position: unknown }[]): Ply[] {
  return turns.map(({ move }, index) => ({
    position: (index === 0 ? start : turns[index - 1]!.position) as LifePosition,
    move: move as LifeMove,
  }));
}

/** Adds the puzzles of a game that are not there yet; how many. */
function add({ puzzles }: Kept, kind: Kind, plies: Iterable<Ply>): number {
  let added = 0;
  for (const puzzle of puzzlesIn(plies, kind)) {
    if (puzzles.some((line) => line.startsWith(puzzle.id))) continue;
    puzzles.push(writePuzzle(puzzle));
    added++;
  }
  return added;
}

/** Proves the new ones and this many others of each kind; 1 if any is not what it says. */
async function verifyAll(kinds: readonly Kind[], most: number): Promise<number> {
  let wrong = 0;
  for (const kind of kinds) {
    const kept = await readKept(kind), { puzzles, verified } = kept;
    const chosen = [...sampleOf(puzzles.slice(0, verified), most), ...puzzles.slice(verified)];
    const faults = chosen.map(readPuzzle).flatMap((puzzle) => {
      const fault = verifyPuzzle(puzzle);
      return fault ? [`${puzzle.id}: ${fault}`] : [];
    });
    for (const fault of faults) console.log(fault);
    console.log(`${kind}: ${chosen.length - faults.length} of ${puzzles.length} proven`);
    wrong += faults.length;
    if (faults.length === 0 && verified < puzzles.length) {
      await writeKept(kind, { ...kept, verified: puzzles.length });
    }
  }
  return wrong === 0 ? 0 : 1;
}

/** So many, evenly over the list. */
function sampleOf(lines: readonly string[], most: number): string[] {
  const step = Math.max(1, lines.length / most);
  return lines.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

await run(main);
