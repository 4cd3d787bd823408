import { basename } from "node:path";
import { CONFIG } from "../config.ts";
import { type Folder, makeFolder } from "../folder.ts";
import { addressOf, builtProject } from "../project.ts";

/** The app as its own process, which can be stopped in any way and started again on the same data. */
export class RestartableApp implements AsyncDisposable {
  #process: Deno.ChildProcess | undefined;
  /** Any that is free the first time, then the same again. */
  #port = "0";

  private constructor(private readonly path: string, private readonly data: Folder) {}

  /** Starts a copy of the project; otherwise one that all test files share. */
  static async start(path?: string): Promise<RestartableApp> {
    const app = new RestartableApp(path ?? await builtProject(), await makeFolder());
    await app.start();
    return app;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    // What `deno task start` runs, without the shell between, so that signals reach it.
    this.#process = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--config", basename(CONFIG), "serve.ts"],
      cwd: this.path,
      env: { PORT: this.#port, DATA: this.data.path },
      stdout: "piped",
      stderr: "null",
    }).spawn();
    this.#port = new URL(await addressOf(this.#process)).port;
  }

  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    this.#process?.kill(signal);
    await this.#process?.status;
    this.#process = undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop("SIGKILL");
    await this.data[Symbol.asyncDispose]();
  }
}
