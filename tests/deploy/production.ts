/** The app as an operator runs it: built once, and started with settings as often as asked. */

import { basename } from "node:path";
import { CONFIG } from "../config.ts";
import { type Folder, makeFolder } from "../folder.ts";
import { addressOf, builtProject } from "../project.ts";

interface Started {
  /** What runs instead of the project's own program. */
  readonly program?: string;
  /** How many file descriptors it may have; as many as this process unless told. */
  readonly descriptors?: number;
  /** The largest file it may write, KiB; what is beyond fails as a full disk does. */
  readonly largestFile?: number;
}

export class Production implements AsyncDisposable {
  readonly #servers: Server[] = [];

  private constructor(readonly path: string, private readonly data: Folder) {}

  static async build(): Promise<Production> {
    return new Production(await builtProject(), await makeFolder());
  }

  /** Starts a server on a port and data of its own. */
  async serve(
    settings: Readonly<Record<string, string>> = {},
    started: Started = {},
  ): Promise<Server> {
    const data = `${this.data.path}/${this.#servers.length}`;
    const { program = "serve.ts" } = started;
    const process = this.#run(program, { PORT: "0", DATA: data, ...settings }, started).spawn();
    const server = new Server(process, Number(new URL(await addressOf(process)).port));
    this.#servers.push(server);
    return server;
  }

  /** A file of the project, or of its build. */
  async read(path: string): Promise<Uint8Array> {
    return await Deno.readFile(`${this.path}/${path}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await this.data[Symbol.asyncDispose]();
  }

  #run(
    script: string,
    env: Readonly<Record<string, string>>,
    { descriptors, largestFile }: Started,
  ) {
    const run = ["run", "-A", "--config", basename(CONFIG), script];
    const limits = [
      ...descriptors === undefined ? [] : [`ulimit -n ${descriptors}`],
      // Units of 512 bytes (POSIX); without the trap the system would end the process.
      ...largestFile === undefined ? [] : [`trap '' XFSZ; ulimit -f ${2 * largestFile}`],
    ];
    const limited = [...limits, 'exec "$0" "$@"'].join(" && ");
    const isLimited = limits.length > 0;
    return new Deno.Command(isLimited ? "sh" : Deno.execPath(), {
      args: isLimited ? ["-c", limited, Deno.execPath(), ...run] : run,
      cwd: this.path,
      env: { LOG_FORMAT: "text", NO_COLOR: "1", ...env },
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    });
  }
}

/** A server's process. */
export class Server {
  /** All that it has written as errors and warnings so far, and once it has stopped. */
  #logged = "";
  readonly #log: Promise<string>;
  #waiting: (() => void)[] = [];

  constructor(private readonly process: Deno.ChildProcess, readonly port: number) {
    this.#log = this.#read();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory, bytes; 0 where the system doesn't tell. */
  async memory(): Promise<number> {
    const status = await Deno.readTextFile(`/proc/${this.process.pid}/status`).catch(() => "");
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }

  /** Says a line to it. */
  async say(line: string): Promise<void> {
    const writer = this.process.stdin.getWriter();
    await writer.write(new TextEncoder().encode(`${line}\n`));
    writer.releaseLock();
  }

  /** Waits until its log is as wished. */
  async logs(isSo: (log: string) => boolean): Promise<void> {
    while (!isSo(this.#logged)) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  /** Waits until it ends by itself. */
  async ended(): Promise<{ readonly code: number; readonly log: string }> {
    const { code } = await this.process.status;
    await this.process.stdin.close().catch(() => {});
    return { code, log: await this.#log };
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.process.kill("SIGKILL");
    await this.ended();
  }

  /** Ends it in order, and returns what it logged. */
  async stop(): Promise<string> {
    try {
      this.process.kill("SIGTERM");
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // It has ended already.
    }
    return (await this.ended()).log;
  }

  async #read(): Promise<string> {
    for await (const text of this.process.stderr.pipeThrough(new TextDecoderStream())) {
      this.#logged += text;
      for (const wake of this.#waiting.splice(0)) wake();
    }
    return this.#logged;
  }
}
