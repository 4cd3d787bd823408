/** A real server in a process of its own, whose clock jumps and whose inside can be looked at. */

import { fileURLToPath } from "node:url";
import { CONFIG } from "../config.ts";

/** What a server holds. */
export interface Held {
  /** Bytes in use once all garbage is gone. */
  readonly memory: number;
  /** Rooms that are loaded, and lines to clients. */
  readonly rooms: number;
  readonly sockets: number;
  readonly polls: number;
}

export class OpenServer {
  readonly #child: Deno.ChildProcess;
  readonly #lines: ReadableStreamDefaultReader<string>;
  #rest = "";

  constructor(path: string) {
    const script = fileURLToPath(new URL("./open_main.ts", import.meta.url));
    const options = ["run", "-A", "--no-check", "--v8-flags=--expose-gc", "--config", CONFIG];
    const args = [...options, script, path];
    const pipes = { stdin: "piped", stdout: "piped" } as const;
    this.#child = new Deno.Command(Deno.execPath(), { args, ...pipes }).spawn();
    this.#lines = this.#child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next line that it prints. */
  async line(): Promise<string> {
    while (!this.#rest.includes("\n")) {
      const { value, done } = await this.#lines.read();
      if (done) throw new Error("The server has ended");
      this.#rest += value;
    }
    const [line, ...rest] = this.#rest.split("\n");
    this.#rest = rest.join("\n");
    return line!;
  }

  /** What it holds once its clock has jumped and its garbage is gone. */
  async held(jump = 0): Promise<Held> {
    const writer = this.#child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(`${jump}\n`));
    writer.releaseLock();
    return JSON.parse(await this.line());
  }

  /** Its open files and sockets. */
  files(): number {
    return [...Deno.readDirSync(`/proc/${this.#child.pid}/fd`)].length;
  }

  async end(): Promise<void> {
    await this.#child.stdin.close();
    this.#child.kill("SIGKILL");
    await this.#lines.cancel();
    await this.#child.status;
  }
}
