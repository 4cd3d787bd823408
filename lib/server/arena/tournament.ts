/** A round robin: every two of the programs in a folder fight a match. */

import { ROOT } from "../../build/sources.ts";
import { readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import type { World } from "../clock.ts";
import type { Pairing, Row } from "../../arena/cross_table.ts";
import type { StoredMatch } from "../../arena/results.ts";
import { fightLocally, LocalError } from "./local.ts";
import type { ArenaSettings } from "./settings.ts";

/** A program by its file's name, and how it's started. */
export interface Entrant {
  readonly name: string;
  readonly command: string;
}

/** How programs are started, by the ends of their names. */
const STARTERS: Readonly<Record<string, (file: string) => string>> = {
  ".ts": (file) => `deno run -A ${file}`,
  ".js": (file) => `deno run -A ${file}`,
  ".py": (file) => `python3 ${file}`,
};

/** A text as one word of a shell's command. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** How the names of programs end that are run for every move, before what their kind is if they say it. */
const PER_MOVE = ".move";

/** The adapter for one of those, which is a bot as all others are. */
function perMove(command: string, name: string): string {
  const main = fileURLToPath(new URL("main.ts", import.meta.url)), config = `${ROOT}/deno.json`;
  const args = ["--per-move", command, "--name", name].map(quote).join(" ");
  return `${quote(Deno.execPath())} run -A --no-check --config ${quote(config)} ${
    quote(main)
  } ${args}`;
}

const EXECUTABLE = 0o111;

/**
 * The programs in a folder, by name: scripts, and whatever is executable. What begins with `_` or ends
 * with `client` is what others are made of.
 */
export async function entrantsIn(folder: string): Promise<Entrant[]> {
  const entrants: Entrant[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const path = join(folder, file), { name, ext } = parse(file), about = await stat(path);
    if (!about.isFile() || /^[._]|client$/.test(name)) continue;
    const start = STARTERS[ext] ?? ((about.mode & EXECUTABLE) > 0 ? (same: string) => same : null);
    if (!start) continue;
    const command = start(quote(path));
    const isPerMove = [name, file].some((one) => one.endsWith(PER_MOVE));
    entrants.push({ name: file, command: isPerMove ? perMove(command, file) : command });
  }
  return entrants;
}

/** Lets every two of them fight once, one match after the other; `tell` hears of each. */
export async function playTournament(
  entrants: readonly Entrant[],
  settings: ArenaSettings,
  world: World,
  tell: (pairing: Pairing) => void,
): Promise<Pairing[]> {
  const played: Pairing[] = [];
  for (const [b, other] of entrants.entries()) {
    for (const [a, one] of entrants.slice(0, b).entries()) {
      const pairing = await play([a, b], [one.command, other.command], settings, world);
      tell(pairing);
      played.push(pairing);
    }
  }
  return played;
}

async function play(
  pair: Pairing["pair"],
  commands: readonly [string, string],
  settings: ArenaSettings,
  world: World,
): Promise<Pairing> {
  try {
    const { outcome, generations }: StoredMatch = await fightLocally(commands, settings, world);
    const { winner, by, fault } = outcome;
    const how = fault ? `${by}: ${fault}` : by;
    return { pair, winner: winner === null ? null : pair[winner], by: how, generations };
  } catch (error) {
    if (!(error instanceof LocalError)) throw error;
    // Whose program never came has lost, even if nobody has won.
    const [came] = pair.filter((_, n) => !error.commands.includes(commands[n]!));
    return { pair, winner: came ?? "neither", by: error.message, generations: 0 };
  }
}

/** The cross table as text. */
export function crossTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sign = (score: number | undefined) =>
    score === undefined ? "·" : score === 0.5 ? "½" : `${score}`;
  const numbers = rows.map((_, n) => `${n + 1}`.padStart(3)).join("");
  const lines = rows.map(({ name, against, score }, n) =>
    `${`${n + 1}`.padStart(2)} ${name.padEnd(width)}${
      against.map((one) => sign(one).padStart(3)).join("")
    }  ${score}`
  );
  return [`${" ".repeat(3 + width)}${numbers}`, ...lines].join("\n");
}
