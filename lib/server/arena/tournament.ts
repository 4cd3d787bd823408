/** A round robin: every two of the programs in a folder fight a match. */

import { readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import type { World } from "../clock.ts";
import type { StoredMatch } from "../../arena/results.ts";
import { fightLocally, LocalError } from "./local.ts";
import type { ArenaSettings } from "./settings.ts";

/** A program by its file's name, and how it's started. */
export interface Entrant {
  readonly name: string;
  readonly command: string;
}

/** A match of two entrants, by their places. */
export interface Pairing {
  readonly pair: readonly [number, number];
  /** The place of who won; null for a draw. */
  readonly winner: number | null;
  /** How it ended, or in a sentence why it never came about. */
  readonly by: string;
  readonly generations: number;
}

/** What one entrant's matches come to. */
interface Row {
  readonly name: string;
  /** Of each entrant, what was scored against it; undefined against oneself. */
  readonly against: readonly (number | undefined)[];
  /** Wins count 1, draws a half. */
  readonly score: number;
}

/** How programs are started, by the ends of their names. */
const STARTERS: Readonly<Record<string, (file: string) => string>> = {
  ".ts": (file) => `deno run -A ${file}`,
  ".js": (file) => `deno run -A ${file}`,
  ".py": (file) => `python3 ${file}`,
};

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
    const quoted = `'${path.replaceAll("'", "'\\''")}'`;
    const start = STARTERS[ext] ?? ((about.mode & EXECUTABLE) > 0 ? (same: string) => same : null);
    if (start) entrants.push({ name: file, command: start(quoted) });
  }
  return entrants;
}

/** Lets every two of them fight once, one match after the other; `tell` hears of each. */
export async function playTournament(
  entrants: readonly Entrant[],
  settings: ArenaSettings,
  world: World,
  tell: (pairing: Pairing) => void = () => {},
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
    // Whose program never came has lost.
    const winner = error.command === commands[0] ? pair[1] : pair[0];
    return { pair, winner, by: error.message, generations: 0 };
  }
}

/** What each entrant scored, the best first. */
export function standingsOf(entrants: readonly Entrant[], played: readonly Pairing[]): Row[] {
  const rows = entrants.map(({ name }, own): Row => {
    const against = entrants.map((_, other) => scoreOf(own, other, played));
    return { name, against, score: against.reduce((sum: number, one) => sum + (one ?? 0), 0) };
  });
  const order = [...rows.keys()].sort((a, b) => rows[b]!.score - rows[a]!.score || a - b);
  return order.map((own) => ({
    ...rows[own]!,
    against: order.map((other) => rows[own]!.against[other]),
  }));
}

function scoreOf(own: number, other: number, played: readonly Pairing[]): number | undefined {
  const match = played.find(({ pair }) => pair.includes(own) && pair.includes(other));
  if (own === other || !match) return undefined;
  return match.winner === null ? 0.5 : match.winner === own ? 1 : 0;
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
