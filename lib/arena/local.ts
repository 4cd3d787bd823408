/** A match between two programs of this machine. */

import type { World } from "../transport/world.ts";
import { Arena } from "./arena.ts";
import { MemoryResults } from "./memory_results.ts";
import type { StoredMatch } from "./results.ts";
import type { ArenaSettings } from "./settings.ts";
import { serveTcp } from "./tcp.ts";

const HOST = "127.0.0.1";
const POLL_MS = 20;

/**
 * Starts both commands, which find the arena by ARENA_HOST and ARENA_PORT, and gives the match that
 * they fight: the first command is bot 0, and neither trains. Throws where one of them ends before that.
 */
export async function fightLocally(
  commands: readonly [string, string],
  settings: ArenaSettings,
  world: World,
): Promise<StoredMatch> {
  const over = Promise.withResolvers<StoredMatch>();
  const arena = new Arena(new FirstResult(over.resolve), world, settings, false);
  const tcp = serveTcp(arena, world, { port: 0, hostname: HOST });
  const children: Deno.ChildProcess[] = [];
  try {
    for (const command of commands) {
      const child = start(command, tcp.port);
      children.push(child);
      child.status.then(({ code }) =>
        over.reject(new Error(`${command} ended with code ${code} before a match was over`))
      );
      await Promise.race([over.promise, present(arena, children.length, world)]);
    }
    return await over.promise;
  } finally {
    tcp.close();
    arena.close();
    await Promise.all(children.map(stop));
    await tcp.ended;
  }
}

/** Tells of the first match that is kept. */
class FirstResult extends MemoryResults {
  constructor(private readonly tell: (match: StoredMatch) => void) {
    super();
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

/** When so many bots wait in the lobby, or fight. */
async function present(arena: Arena, bots: number, world: World): Promise<void> {
  while (arena.waiting().length + 2 * arena.live().length < bots) {
    await new Promise<void>((resolve) => world.after(POLL_MS, resolve));
  }
}

/** Ends a program that has not ended by itself. */
async function stop(child: Deno.ChildProcess): Promise<void> {
  try {
    child.kill("SIGTERM");
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  await child.status;
}
