/**
 * Runs an image as a container runtime does: as its own user, on a read-only file system, and with a
 * network of its own that leads nowhere. That takes root; without it, it runs the image as it is.
 */

import type { Image } from "./dockerfile.ts";
import { addressOf } from "../project.ts";
import { freePort } from "./free_port.ts";

/** Each mount is the namespace's own: nothing changes outside. Only the volume can be written to. */
const ISOLATE = `
  set -e
  app=$1 data=$2 user=$3
  shift 3
  ip link set lo up
  mount --bind "$data" "$data"
  mount --bind "$app" "$app"
  mount -o remount,bind,ro "$app"
  mount -o remount,bind,ro /
  exec setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs -- "$@"
`;

/** Why an image can't be isolated here; undefined if it can. */
export function whyNotIsolated(): string | undefined {
  if (Deno.build.os !== "linux") return "this isn't Linux";
  if (Deno.uid() !== 0) return "the tests don't run as root";
  const { success, stderr } = new Deno.Command("unshare", {
    args: ["--net", "--mount", "sh", "-c", "ip link set lo up && mount -o remount,bind,ro /"],
  }).outputSync();
  return success ? undefined : new TextDecoder().decode(stderr).trim();
}

export class Container implements AsyncDisposable {
  readonly #process: Deno.ChildProcess;
  readonly #log: Promise<string>;
  readonly #env: Readonly<Record<string, string>>;

  constructor(private readonly image: Image, private readonly isIsolated: boolean) {
    const { env, command, folder, volumes, user } = image;
    this.#env = { ...env, PORT: isIsolated ? env["PORT"]! : `${freePort()}` };
    const isolate = ["unshare", "--net", "--mount", "sh", "-c", ISOLATE, "sh"];
    const isolated = [...isolate, folder, volumes[0]!, `${user}`, ...command];
    this.#process = this.#command(isIsolated ? isolated : command).spawn();
    this.#log = new Response(this.#process.stderr).text();
  }

  get url(): string {
    return `http://127.0.0.1:${this.#env["PORT"]}`;
  }

  /** Waits until the image's own check says that it is healthy. */
  async healthy(): Promise<void> {
    await addressOf(this.#process).catch(async () => {
      throw new Error(`It ended at once: ${await this.#log}`);
    });
    await this.inside(...this.image.health);
  }

  /** How much processor time it has taken so far, ms, whatever else the machine does; 0 on other systems than Linux. */
  async processorTime(): Promise<number> {
    if (Deno.build.os !== "linux") return 0;
    const stat = await Deno.readTextFile(`/proc/${this.#process.pid}/stat`);
    // Its own in user mode and in the kernel's, and that of what it waited for, in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(11, 15);
    return fields.reduce((sum, ticks) => sum + 10 * Number(ticks), 0);
  }

  /** What a program prints that runs as the image's user, and sees what it sees. */
  async inside(...command: readonly string[]): Promise<string> {
    const { user, folder } = this.image;
    const asUser = ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
    // From the folder as it is in there: entering by itself leads to the root.
    const there = ["env", `--chdir=${folder}`];
    const entered = [...this.#enter("--mount"), ...asUser, ...there, ...command];
    return await run(this.#command(this.isIsolated ? entered : command));
  }

  /** What another program prints that shares its network. */
  async run(program: string, ...args: readonly string[]): Promise<string> {
    const [first, ...rest] = this.isIsolated
      ? [...this.#enter(), program, ...args]
      : [program, ...args];
    return await run(new Deno.Command(first!, { args: rest }));
  }

  /** Ends it in order; its code. */
  async stop(): Promise<number> {
    this.#process.kill("SIGTERM");
    return (await this.#process.status).code;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      this.#process.kill("SIGKILL");
    } catch {
      // It has ended already.
    }
    await this.#process.status;
    await this.#log;
  }

  #enter(...more: readonly string[]): string[] {
    return ["nsenter", `--target=${this.#process.pid}`, "--net", ...more, "--"];
  }

  #command([program, ...args]: readonly string[]): Deno.Command {
    return new Deno.Command(program!, {
      args,
      cwd: this.image.folder,
      clearEnv: true,
      env: { ...this.#env, HOME: "/", NO_COLOR: "1" },
      stdin: "null",
      stdout: "piped",
      stderr: "piped",
    });
  }
}

async function run(command: Deno.Command): Promise<string> {
  const { success, stdout, stderr } = await command.output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}
