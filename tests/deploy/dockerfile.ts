/** Reads a Dockerfile and does what it says on this machine, as far as ours goes. */

import { cp } from "node:fs/promises";
import { join } from "node:path";

type Instruction = readonly [word: string, rest: string];

/** What a container is started from. */
export interface Image {
  /** Where its `/` is on this machine. */
  readonly root: string;
  /** What its last stage copies: all that it has over its base. */
  readonly layers: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: number;
  readonly volumes: readonly string[];
  readonly health: readonly string[];
  readonly command: readonly string[];
}

/**
 * Builds it into a new folder, which is `/` for all stages: what one copies from another must stay at
 * its path. Of RUN, COPY, ENV and CMD it changes only that.
 */
export async function buildImage(context: string, args: Record<string, string>): Promise<Image> {
  const root = await Deno.makeTempDir({ prefix: "image" });
  await Deno.chmod(root, 0o755);
  // All that ours needs of its base. Where Deno is installed its user may not look.
  await Deno.mkdir(join(root, "bin"));
  await Deno.copyFile(Deno.execPath(), join(root, "bin/deno"));
  const given = new Map<string, string>();
  let stage = new Stage(root, context, given);
  for (const [word, rest] of read(await Deno.readTextFile(join(context, "Dockerfile")))) {
    if (word === "ARG") {
      const [name, fallback = ""] = rest.split("=");
      given.set(name!, args[name!] ?? fallback);
    } else if (word === "FROM") stage = new Stage(root, context, given);
    else await stage.follow([word, rest]);
  }
  return stage;
}

/** Instructions by word and rest, continued lines joined. */
export function read(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, "").replaceAll("\\\n", " ").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => {
    const [, word, rest] = line.match(/^(\w+)\s+(.*)$/)!;
    return [word!, rest!];
  });
}

class Stage implements Image {
  readonly layers: string[] = [];
  readonly env: Record<string, string>;
  folder = "/";
  user = 0;
  readonly volumes: string[] = [];
  health: readonly string[] = [];
  command: readonly string[] = [];

  constructor(
    readonly root: string,
    private readonly context: string,
    private readonly args: ReadonlyMap<string, string>,
  ) {
    this.env = { PATH: `${root}/bin:${Deno.env.get("PATH")}` };
  }

  async follow([word, rest]: Instruction): Promise<void> {
    if (word === "WORKDIR") await Deno.mkdir(this.folder = this.here(rest), { recursive: true });
    else if (word === "COPY") await this.copy(rest.split(/\s+/));
    else if (word === "RUN") await this.run(rest);
    else if (word === "ENV") Object.assign(this.env, readPairs(this.here(rest)));
    else if (word === "USER") this.user = Number(rest.split(":")[0]);
    else if (word === "VOLUME") this.volumes.push(this.here(rest));
    else if (word === "HEALTHCHECK") this.health = JSON.parse(rest.match(/CMD (\[.*\])$/)![1]!);
    // The entry point of the base puts `deno` in front of what only Deno knows.
    else if (word === "CMD") this.command = ["deno", ...JSON.parse(this.here(rest)) as string[]];
    else if (word !== "EXPOSE") throw new Error(`Teach this test what ${word} does`);
  }

  /** From the context without what `.dockerignore` names, or from another stage. */
  async copy(words: readonly string[]): Promise<void> {
    const flags = words.filter((word) => word.startsWith("--"));
    const [from, to, ...more] = words.slice(flags.length).map((path) => path!);
    if (more.length > 0) throw new Error("Teach this test to copy several");
    if (!flags.some((flag) => flag.startsWith("--from="))) {
      return await this.takeContext(from!, to!);
    }
    if (from !== to) throw new Error(`A stage must copy ${from} to its own path`);
    this.layers.push(this.here(to!));
    const owner = flags.find((flag) => flag.startsWith("--chown="))?.match(/=(\d+):(\d+)$/);
    if (owner && Deno.uid() === 0) {
      await Deno.chown(this.here(to!), Number(owner[1]), Number(owner[2]));
    }
  }

  async takeContext(from: string, to: string): Promise<void> {
    if (from !== "." || to !== ".") throw new Error("Teach this test to copy parts of the context");
    const ignored = await Deno.readTextFile(join(this.context, ".dockerignore"));
    if (/[*!?#]/.test(ignored)) throw new Error("Teach this test the patterns of .dockerignore");
    const paths = ignored.trim().split("\n").map((path) => join(this.context, path));
    const filter = (path: string) => !paths.includes(path);
    await cp(this.context, this.folder, { recursive: true, filter, preserveTimestamps: true });
  }

  async run(line: string): Promise<void> {
    const { success, stderr } = await new Deno.Command("sh", {
      args: ["-c", this.here(line)],
      cwd: this.folder,
      env: { ...Object.fromEntries(this.args), PATH: this.env["PATH"]! },
    }).output();
    if (!success) throw new Error(`RUN ${line}: ${new TextDecoder().decode(stderr)}`);
    this.layers.push("what RUN made");
  }

  /** Paths of the image as they are on this machine. */
  here(text: string): string {
    return text.replace(/(?<![\w./}])\/(?=(app|data|src)\b)/g, `${this.root}/`);
  }
}

function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=") as [string, string]));
}
