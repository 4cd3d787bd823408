/** PostgreSQL for tests: Debian's own, in a temporary folder, on a free port of this machine, with full syncs. */

import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "../deploy/free_port.ts";
import { makeOnce } from "../make_once.ts";

/** Debian keeps the programs of each version apart. */
const VERSIONS = "/usr/lib/postgresql";

/** Where its programs are; `POSTGRES` names another folder. Nothing if there are none; under CI there must be. */
export const POSTGRES: string | undefined = findPrograms();

function findPrograms(): string | undefined {
  const places = [
    Deno.env.get("POSTGRES") ?? "",
    ...versions().map((name) => join(VERSIONS, name, "bin")),
  ];
  const found = places.find((place) => isFile(join(place, "initdb")));
  if (found === undefined && Deno.env.has("CI")) throw new Error(`No PostgreSQL in ${VERSIONS}`);
  return found;
}

/** The newest first. */
function versions(): string[] {
  try {
    return [...Deno.readDirSync(VERSIONS)].map(({ name }) => name).sort((a, b) => +b - +a);
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}

export class PostgresServer implements AsyncDisposable {
  #databases = 0;
  readonly #watch: Deno.ChildProcess;

  private constructor(private readonly folder: string, readonly port: number) {
    // Ends the server if the tests end without it: its input ends with them.
    const stop = command("pg_ctl", ["-D", this.#data, "-m", "immediate", "stop"]);
    const script = `read -r _; ${stop.join(" ")} >${folder}/watch.log 2>&1; rm -rf ${folder}`;
    // In a session of its own: what ends the tests from outside may end their whole group.
    const args = ["sh", "-c", script];
    this.#watch = new Deno.Command("setsid", { args, stdin: "piped" }).spawn();
  }

  static async start(): Promise<PostgresServer> {
    const folder = await makeOwnFolder();
    // A day's own: one that is old might be thrown away while it's copied.
    const name = `postgres${POSTGRES!.replaceAll("/", "-")}-${
      new Date().toISOString().slice(0, 10)
    }`;
    const empty = await makeOnce(name, makeCluster);
    await run(["cp", "-a", join(empty, "data"), folder]);
    const server = new PostgresServer(folder, freePort());
    await server.resume();
    return server;
  }

  /** Starts it again after it was stopped. */
  async resume(): Promise<void> {
    // Where there is no IPv6, the second only makes it warn.
    const settings = `-c listen_addresses=127.0.0.1,::1 -c port=${this.port} -k ${this.folder}`;
    const log = join(this.folder, "log");
    await run(command("pg_ctl", ["-D", this.#data, "-w", "-l", log, "-o", settings, "start"]));
  }

  /** `immediate` is as good as pulling the plug. */
  async stop(mode: "fast" | "immediate"): Promise<void> {
    await run(command("pg_ctl", ["-D", this.#data, "-w", "-m", mode, "stop"]));
  }

  /** The URL of a new database. */
  async database(template = "template1"): Promise<string> {
    const name = `test${++this.#databases}`;
    await this.exec("postgres", `CREATE DATABASE ${name} TEMPLATE ${template}`);
    return this.url(name);
  }

  async drop(url: string): Promise<void> {
    await this.exec("postgres", `DROP DATABASE ${url.split("/").at(-1)} WITH (FORCE)`);
  }

  url(name: string): string {
    return `postgres://tests@127.0.0.1:${this.port}/${name}`;
  }

  /** What SQL answers in a database, given by name or URL. */
  async exec(database: string, sql: string): Promise<readonly postgres.Row[]> {
    await using client = this.#client(database);
    return await client.sql.unsafe(sql);
  }

  /** Does something in a transaction. */
  async within(
    database: string,
    act: (sql: postgres.TransactionSql) => Promise<void>,
  ): Promise<void> {
    await using client = this.#client(database);
    await client.sql.begin(act);
  }

  #client(database: string): { sql: postgres.Sql } & AsyncDisposable {
    const url = database.includes("/") ? database : this.url(database);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    return { sql, [Symbol.asyncDispose]: () => sql.end() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#watch.stdin.close();
    await this.#watch.status;
  }

  get #data(): string {
    return join(this.folder, "data");
  }
}

/** It refuses to run as root. */
function command(program: string, args: readonly string[]): readonly string[] {
  const user = Deno.uid() === 0
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    : [];
  return [...user, join(POSTGRES!, program), ...args];
}

/** A temporary folder in which PostgreSQL may write. */
async function makeOwnFolder(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "postgres" });
  if (Deno.uid() === 0) await run(["chown", "postgres", folder]);
  return folder;
}

/** Puts `data` of a server without databases into a folder, which PostgreSQL may not be able to reach. */
async function makeCluster(path: string): Promise<void> {
  const folder = await makeOwnFolder(), data = join(folder, "data");
  const cluster = ["-A", "trust", "-U", "tests", "--no-sync", "--locale=C", "-E", "UTF8"];
  await run(command("initdb", ["-D", data, ...cluster]));
  await Deno.mkdir(path);
  await run(["cp", "-a", data, path]);
  await Deno.remove(folder, { recursive: true });
}

async function run([program, ...args]: readonly string[]): Promise<void> {
  // What it starts would keep pipes open.
  const { success } = await new Deno.Command(program!, { args, stdout: "null", stderr: "null" })
    .output();
  if (!success) throw new Error(`${program} ${args.join(" ")} failed`);
}
