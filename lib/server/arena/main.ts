/**
 * `deno task arena`: lets bots play over TCP, on ARENA_PORT (9999), until stopped. With
 * `--local COMMAND COMMAND` it runs one match between two programs instead, and prints its result;
 * with `--tournament FOLDER` one between every two programs of a folder, and prints a cross table. With
 * `--per-move COMMAND` it's a bot itself, which runs the command for every move.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Environment, readEnvironment } from "../environment.ts";
import { type Storage, withStorage } from "../start/storage.ts";
import { installLastResort } from "../start/last_resort.ts";
import { type Address, listenAs } from "../start/listen.ts";
import { orExplain } from "../start/start_error.ts";
import { SqlResults } from "../store/sql/arena_results.ts";
import { realWorld, scope } from "../clock.ts";
import { Moderation } from "../moderation/moderation.ts";
import { Peer } from "../rooms/peer.ts";
import { Arena } from "./arena.ts";
import { ArenaHome } from "./home.ts";
import { ArenaRelay } from "./relay.ts";
import { fightLocally, LocalError } from "./local.ts";
import { type Pairing, standingsOf } from "../../arena/cross_table.ts";
import type { BotName, StoredMatch } from "../../arena/results.ts";
import { playPerMove } from "./per_move.ts";
import { LONGEST_NAME } from "./messages.ts";
import { serveTcp } from "./tcp.ts";
import { crossTable, type Entrant, entrantsIn, playTournament } from "./tournament.ts";

/** Where the contest's server listened. */
const USUAL_PORT = 9999;

const USAGE = `Usage: arena [--json] [--local "COMMAND" "COMMAND"] [--tournament FOLDER]
       arena --per-move "COMMAND" [--author AUTHOR] [--name NAME]`;

async function main(): Promise<void> {
  const { values, positionals } = readArgs();
  const environment = readEnvironment();
  const [first, second, ...more] = positionals;
  if (values["per-move"] !== undefined) {
    if (values.local || values.tournament !== undefined || first !== undefined) misused();
    return await playAs(values["per-move"], values);
  }
  if (values.tournament !== undefined) {
    if (values.local || first !== undefined) misused();
    return await hold(values.tournament, environment, values.json ?? false);
  }
  if (!values.local && first === undefined) return await serve(environment);
  if (!values.local || first === undefined || second === undefined || more.length > 0) misused();
  goWhereCalled();
  const match = await fightLocally([first, second], environment.arena, scope(realWorld))
    .catch(explain);
  console.log(values.json ? JSON.stringify(plain(match)) : told(match));
  Deno.exit(0);
}

function readArgs() {
  const options = {
    local: { type: "boolean" },
    tournament: { type: "string" },
    json: { type: "boolean" },
    "per-move": { type: "string" },
    author: { type: "string" },
    name: { type: "string" },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    misused();
  }
}

/** Is a bot of the arena that ARENA_HOST and ARENA_PORT name, as the examples are. */
async function playAs(
  command: string,
  { author = "per move", name = command.slice(0, LONGEST_NAME) }: {
    readonly author?: string | undefined;
    readonly name?: string | undefined;
  },
): Promise<void> {
  goWhereCalled();
  const hostname = Deno.env.get("ARENA_HOST") ?? "localhost";
  const port = Number(Deno.env.get("ARENA_PORT") ?? USUAL_PORT);
  const key = Deno.env.get("ARENA_KEY"), say = console.error;
  await playPerMove({ command, author, name, key, say }, { hostname, port }).catch((error) => {
    console.error(`The line to ${hostname}:${port} broke: ${error.message}`);
    Deno.exit(1);
  });
}

/** Lets the programs of a folder fight each other; what is told meanwhile goes to standard error. */
async function hold(folder: string, { arena }: Environment, isJson: boolean): Promise<void> {
  const path = resolve(Deno.env.get("INIT_CWD") ?? ".", folder);
  const entrants = await entrantsIn(path).catch((): Entrant[] => []);
  if (entrants.length < 2) {
    console.error(`${folder} must be a folder with two programs or more`);
    Deno.exit(1);
  }
  const nameOf = (place: number) => entrants[place]!.name;
  const played = await playTournament(entrants, arena, scope(realWorld), ({ pair, winner, by }) => {
    console.error(`${nameOf(pair[0])} - ${nameOf(pair[1])}: ${howItWent(winner, nameOf)} (${by})`);
  });
  const rows = standingsOf(entrants, played);
  const matches = played.map((match) => ({ ...match, pair: match.pair.map(nameOf) }));
  console.log(isJson ? JSON.stringify({ rows, matches }) : crossTable(rows));
  Deno.exit(0);
}

function howItWent(winner: Pairing["winner"], nameOf: (place: number) => string): string {
  if (winner === "neither") return "both lose";
  return winner === null ? "draw" : `${nameOf(winner)} wins`;
}

/** A task runs in the project's folder, programs are called as they are where it was called. */
function goWhereCalled(): void {
  Deno.chdir(Deno.env.get("INIT_CWD") ?? ".");
}

function misused(): never {
  console.error(USAGE);
  Deno.exit(2);
}

/** A match that did not come about is its programs' fault, and said without a stack. */
function explain(error: unknown): never {
  if (!(error instanceof LocalError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}

function serve(environment: Environment): Promise<void> {
  return withStorage(environment, (storage) => serveFrom(storage, environment), true);
}

async function serveFrom({ store, database }: Storage, environment: Environment): Promise<void> {
  const { arenaHost: hostname, arenaPort: port = USUAL_PORT, arena: settings } = environment;
  const world = scope(realWorld);
  const home = new ArenaHome(), peer = new Peer(store.peers, world);
  const results = new SqlResults(database), { books } = store;
  const moderation = await Moderation.open({
    book: books.moderation,
    keys: books.keys,
    limits: environment.limits,
    world,
    endRoom: () => Promise.resolve(false),
    endWaiting: () => Promise.resolve(),
    strikeBot: (bot) => results.strike(bot),
    expel: (isMeant) => arena.expel(isMeant),
  });
  const admits = (source: string) =>
    home.isHere && moderation.bannedUntil({ source }) === undefined;
  const isBarred = (bot: BotName) => moderation.isBarred(bot);
  const arena = new Arena(results, world, settings, { admits, bars: isBarred });
  await peer.join();
  moderation.follow(peer);
  await home.open(arena, peer);
  if (!peer.isAlone) new ArenaRelay({ arena, home, notices: books.notices, peer, world });
  const listen = (address: Address) => serveTcp(arena, world, address);
  const tcp = await listenAs("ARENA_PORT", { hostname, port }, listen);
  console.log(`Bots fight on port ${tcp.port}`);
  if (!home.isHere) console.log("Another process has the arena: here they may once that has ended");
  const end = async (code: number) => {
    try {
      tcp.close();
      arena.close();
      await peer.leave();
      await store.close();
    } finally {
      Deno.exit(code);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => end(0));
  }
  installLastResort(() => end(1));
}

/** The match without its moves. */
function plain({ moves: _, ...summary }: StoredMatch) {
  return summary;
}

function told({ bots, outcome: { winner, by }, generations, cells }: StoredMatch): string {
  const who = winner === null ? "Draw" : `${bots[winner].name} by ${bots[winner].author} wins`;
  const living = bots.map(({ name }, bot) => `${name} ${cells[bot]}`).join(", ");
  return `${who} (${by}) after ${generations} generations; live cells: ${living}`;
}

await orExplain(main);
