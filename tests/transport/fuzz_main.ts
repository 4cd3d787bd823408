import { assert, assertEquals } from "@std/assert";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { wholeArgument } from "../arguments.ts";
import { fuzz, seatTwo } from "./fuzz.ts";
import { openRooms, ServerProcess } from "./server_process.ts";

/**
 * How much the server may grow by once it's warm, bytes. It's warm when V8 has taken all that it takes for
 * young objects, which stays some 100 MiB however many messages come: the heap itself is 16.
 */
const GROWTH = 48 * 2 ** 20, WARM = 30_000;

/** How often the two who play show that they live, as browsers do, ms. */
const PING_EVERY = 5_000;

const messages = wholeArgument(Deno.args[0], 100_000, "fuzz [MESSAGES]");
const seed = Deno.env.get("SEED") ?? "fuzz";
const folder = await Deno.makeTempDir();
const path = `${folder}/rooms.sqlite`;
const [code] = await openRooms(path, 1, seed);
const server = new ServerProcess(path);
await server.start();
const players = await seatTwo(server.url, code!);
const living = setInterval(
  () => players.forEach((player) => player.send({ t: "ping" })),
  PING_EVERY,
);
await fuzz(server.url, code!, WARM, `warm ${seed}`);
const before = await server.memory();
const started = performance.now();
const result = await fuzz(server.url, code!, messages, seed);
const seconds = (performance.now() - started) / 1000;
const growth = await server.memory() - before;
players[0]!.send({ t: "move", id: "honest", on: 4, move: "a1,b1,a2,b2" });
await players[0]!.until(() => players[0]!.has("ok"));
clearInterval(living);
for (const player of players) await player.close();
await server.kill();
const store = SqliteStore.open(path);
const kinds = (await store.read(code!, 0)).map(({ t }) => t);
assertEquals(kinds, ["opened", "sat", "sat", "began", "turn"]);
assert(growth < GROWTH, `The server grew by ${growth} bytes`);
await store.close();
await Deno.remove(folder, { recursive: true });
console.log(JSON.stringify({ ...result, seconds, growthMiB: Math.round(growth / 2 ** 20) }));
