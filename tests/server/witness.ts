/** A server under attack, as those who do no harm find it. */

import { assert, assertEquals } from "@std/assert";
import { ownClock } from "../own_clock.ts";
import { openRooms, ServerProcess, type Starting } from "../transport/server_process.ts";
import { SocketPlayer } from "../transport/socket_player.ts";

const BLOCKS = ["a1,b1,a2,b2", "aa25,ab25,aa26,ab26", "a5,b5,a6,b6", "y25,z25,y26,z26"];
/** How often the witness asks, ms; a player may send 60 messages in ten seconds. */
const ASKS_EVERY = 50, PINGS_EVERY = 250;

/** What an attack cost the others. */
interface Harm {
  /** The longest that `/healthz` took, and a player's ping, ms. */
  readonly health: number;
  readonly ping: number;
  /** How much memory the server took at most, beyond what it had before, bytes. */
  readonly memory: number;
}

/** Starts a server with a game under way, attacks it, and sees that the game then goes on. */
export async function attack(
  doHarm: (server: ServerProcess) => Promise<unknown>,
  starting: Starting = {},
): Promise<Harm> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  const [code] = await openRooms(path, 1, "attack");
  const server = new ServerProcess(path, { script: "attacked_server.ts", ...starting });
  await server.start();
  try {
    const players = [
      await SocketPlayer.at(server.url, code!),
      await SocketPlayer.at(server.url, code!),
    ];
    await play(players, 0, 2);
    const harm = await witness(server, players[0]!, doHarm);
    await play(players, 2, 4);
    await Promise.all(players.map((player) => player.close()));
    return harm;
  } finally {
    await server.kill("SIGKILL");
    await Deno.remove(folder, { recursive: true });
  }
}

/** Plays some turns, and waits until both have seen each. */
async function play(players: readonly SocketPlayer[], from: number, to: number): Promise<void> {
  for (let turn = from; turn < to; turn++) {
    const mover = players[turn % 2]!;
    mover.send({ t: "move", id: `abcdef0123${turn}`, on: 4 + turn, move: BLOCKS[turn] });
    for (const player of players) await player.until(() => player.count("turn") === turn + 1);
  }
}

async function witness(
  server: ServerProcess,
  player: SocketPlayer,
  doHarm: (server: ServerProcess) => Promise<unknown>,
): Promise<Harm> {
  const before = await server.memory(), now = ownClock(server.pid);
  async function timed(act: () => Promise<void>): Promise<number> {
    const began = now();
    await act();
    return now() - began;
  }
  let health = 0, ping = 0, memory = 0, isOver = false;
  async function askHealth(): Promise<void> {
    while (!isOver) {
      health = Math.max(health, await timed(() => askOnce(server.url)));
      memory = Math.max(memory, await server.memory() - before);
      await pause(ASKS_EVERY);
    }
  }
  async function pingOn(): Promise<void> {
    while (!isOver) {
      const pongs = player.count("pong");
      player.send({ t: "ping" });
      ping = Math.max(ping, await timed(() => player.until(() => player.count("pong") > pongs)));
      await pause(PINGS_EVERY);
    }
  }
  const watching = [askHealth(), pingOn()];
  try {
    await doHarm(server);
    // Whatever was taken in is seen by then.
    await pause(2 * PINGS_EVERY);
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  return { health, ping, memory };
}

/** Asks by a connection of its own, as often as it takes to be let in. */
async function askOnce(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  for (let tries = 0;; tries++) {
    try {
      using conn = await Deno.connect({ hostname, port: Number(port) });
      await conn.write(new TextEncoder().encode(request));
      const text = await new Response(conn.readable).text();
      if (text === "") throw new Deno.errors.ConnectionReset("Nothing was said");
      assertEquals(text.slice(0, 15), "HTTP/1.1 200 OK");
      return;
    } catch (error) {
      const isTransient = error instanceof Deno.errors.ConnectionReset ||
        error instanceof Deno.errors.ConnectionRefused;
      if (!isTransient || tries > 100) throw error;
      await pause(10);
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asserts that nobody else noticed, within some ms, and that the server took at most some bytes of memory. */
export function assertHarmless({ health, ping, memory }: Harm, most: number, within = 500): void {
  assert(health < within, `/healthz took ${Math.round(health)} ms`);
  assert(ping < 500, `A ping took ${Math.round(ping)} ms`);
  assert(memory < most, `The server took ${Math.round(memory / 2 ** 20)} MiB`);
}
