/** A match between two programs of this machine. */

import type { World } from "../clock.ts";
import { Arena } from "./arena.ts";
import { SqlResults } from "../store/sql/arena_results.ts";
import { SqliteDatabase } from "../store/sqlite/sqlite_database.ts";
import type { StoredMatch } from "../../arena/results.ts";
import type { ArenaSettings } from "./settings.ts";
import { serveTcp } from "./tcp.ts";

const HOST = "127.0.0.1";
const POLL_MS = 20;
/** How long a program may take to come, and to end by itself once its line has ended, ms. */
const COMES_WITHIN = 60_000, ENDS_WITHIN = 1_000;

/** A match between two programs that did not come about, and whose fault it is, each with why. */
export class LocalError extends Error {
  readonly commands: readonly string[];

  constructor(faults: ReadonlyMap<string, string>) {
    super([...faults].map(([command, why]) => `${command} ${why}`).join("; "));
    this.commands = [...faults.keys()];
  }
}

/**
 * Starts both commands, which find the arena by ARENA_HOST and ARENA_PORT, and gives the match that
 * they play: the first command is bot 0, and neither trains. Who ends within it has lost; throws a
 * `LocalError` where one of them or both end before, or do not come.
 */
export async function fightLocally(
  commands: readonly [string, string],
  settings: ArenaSettings,
  world: World,
): Promise<StoredMatch> {
  const over = Promise.withResolvers<StoredMatch>();
  let isOver = false, areAllStarted = false;
  const end = (match: StoredMatch) => {
    isOver = true;
    over.resolve(match);
  };
  const arena = new Arena(new FirstResult(end), world, settings, { trains: false });
  const tcp = serveTcp(arena, world, { port: 0, hostname: HOST });
  const children: Deno.ChildProcess[] = [], faults = new Map<string, string>();
  const blame = (command: string, why: string) => {
    if (isOver || arena.live().length > 0) return;
    faults.set(command, why);
    if (areAllStarted) over.reject(new LocalError(faults));
  };
  try {
    // The second is tried even where the first can't: a tournament scores both.
    for (const command of commands) {
      const child = start(command, tcp.port);
      children.push(child);
      child.status.then(({ code }) => {
        blame(command, `ended with code ${code} before a match began`);
      });
      const late = world.after(COMES_WITHIN, () => {
        blame(command, `did not come in ${COMES_WITHIN / 1000} s`);
      });
      const expected = () => faults.has(command) ? 0 : children.length - faults.size;
      await Promise.race([over.promise, present(arena, expected, world)]);
      late();
    }
    if (faults.size > 0) throw new LocalError(faults);
    areAllStarted = true;
    return await over.promise;
  } finally {
    tcp.close();
    arena.close();
    await Promise.all(children.map((child) => stop(child, world)));
    await tcp.ended;
  }
}

/** Tells of the first match that is kept. */
class FirstResult extends SqlResults {
  constructor(private readonly tell: (match: StoredMatch) => void) {
    super(SqliteDatabase.inMemory());
  }

  override keep(match: StoredMatch): Promise<boolean> {
    this.tell(match);
    return super.keep(match);
  }
}

function start(command: string, port: number): Deno.ChildProcess {
  const env = { ARENA_HOST: HOST, ARENA_PORT: String(port) };
  return new Deno.Command("sh", { args: ["-c", `exec ${command}`], env, stdin: "null" }).spawn();
}

/** When as many bots wait in the lobby, or play, as there should be. */
async function present(arena: Arena, expected: () => number, world: World): Promise<void> {
  while (arena.waiting().length + 2 * arena.live().length < expected()) {
    await new Promise<void>((resolve) => world.after(POLL_MS, resolve));
  }
}

/** Ends a program that does not end by itself, though its line has ended. */
async function stop(child: Deno.ChildProcess, world: World): Promise<void> {
  const signals = ["SIGTERM", "SIGKILL"] as const;
  const alarms = signals.map((signal, n) =>
    world.after(ENDS_WITHIN * (n + 1), () => kill(child, signal))
  );
  await child.status;
  for (const cancel of alarms) cancel();
}

function kill(child: Deno.ChildProcess, signal: Deno.Signal): void {
  try {
    child.kill(signal);
  } catch {
    // It has ended in this moment.
  }
}
