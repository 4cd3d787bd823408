/** Bots that are programs of their own: the examples, and those that only tests have. */

import { fileURLToPath } from "node:url";
import { CONFIG } from "../config.ts";

export const GUNNER = ["deno", "run", "-A", "examples/bots/arena/glider_gunner.ts"];
export const DEFENDER = ["python3", "examples/bots/arena/block_defender.py"];
/** It knows only the contest's text. */
export const PROSE = ["python3", "tests/arena/prose_bot.py"];
/** It answers {} to whatever it needs not answer, as the contest's demo did. */
export const DEMO = ["python3", "tests/arena/demo_client.py"];
/** It fills the board as fast as it can; a name follows. */
export const SOUP = ["deno", "run", "-A", "--config", CONFIG, "tests/arena/soup_bot.ts"];

/** A bot that runs and comes to a port of this machine, and the first line that it prints. */
export class Program implements AsyncDisposable {
  readonly #child: Deno.ChildProcess;
  readonly #out: ReadableStreamDefaultReader<string>;

  constructor([program, ...args]: readonly string[], { port }: { readonly port: number }) {
    const command = new Deno.Command(program === "deno" ? Deno.execPath() : program!, {
      args,
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { ARENA_HOST: "127.0.0.1", ARENA_PORT: String(port) },
      stdout: "piped",
    });
    this.#child = command.spawn();
    this.#out = this.#child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  }

  async line(): Promise<string> {
    let text = "";
    while (!text.includes("\n")) {
      const { value, done } = await this.#out.read();
      if (done) throw new Error(`The program ended, having printed ${text}`);
      text += value;
    }
    return text.slice(0, text.indexOf("\n"));
  }

  /** Keeps it from going on until it is let. */
  halt(): void {
    this.#child.kill("SIGSTOP");
  }

  goOn(): void {
    this.#child.kill("SIGCONT");
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      this.kill();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // it has ended by itself
    }
    await this.#out.cancel();
    await this.#child.status;
  }
}

/** Whether programs in Python run here. */
export async function hasPython(): Promise<boolean> {
  try {
    return (await new Deno.Command("python3", { args: ["--version"] }).output()).success;
  } catch {
    console.warn("Left out: there is no python3 to run the example with");
    return false;
  }
}
