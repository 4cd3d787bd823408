/** The app as an operator runs it: built once, and started with settings as often as asked. */

import { basename } from "node:path";
import { CONFIG } from "../config.ts";
import { addressOf, copyProject, type Project } from "../project.ts";

export class Production implements AsyncDisposable {
  readonly #project: Project;
  readonly #servers: Server[] = [];

  private constructor(project: Project) {
    this.#project = project;
  }

  static async build(): Promise<Production> {
    const production = new Production(await copyProject());
    const { success, stderr } = await production.#run("dev.ts", ["build"]).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    return production;
  }

  /** Starts a server on a port and data of its own. */
  async serve(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const data = `${this.#project.path}/data${this.#servers.length}`;
    const process = this.#run("serve.ts", [], { PORT: "0", DATA: data, ...settings }).spawn();
    const server = new Server(process, Number(new URL(await addressOf(process)).port));
    this.#servers.push(server);
    return server;
  }

  /** A file of the project, or of its build. */
  async read(path: string): Promise<Uint8Array> {
    return await Deno.readFile(`${this.#project.path}/${path}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await this.#project[Symbol.asyncDispose]();
  }

  #run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    return new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--config", basename(CONFIG), script, ...args],
      cwd: this.#project.path,
      env: { NO_COLOR: "1", ...env },
      stdout: "piped",
      stderr: "piped",
    });
  }
}

/** A server's process. */
export class Server {
  /** All that it has written as errors and warnings, once it has stopped. */
  readonly #log: Promise<string>;

  constructor(private readonly process: Deno.ChildProcess, readonly port: number) {
    this.#log = new Response(process.stderr).text();
  }

  /** Ends it in order, and returns what it logged. */
  async stop(): Promise<string> {
    try {
      this.process.kill("SIGTERM");
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // It has ended already.
    }
    await this.process.status;
    return await this.#log;
  }
}
