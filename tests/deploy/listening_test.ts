/** Where a server listens and what it says of itself, as its own process in a copy of the project. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { networkInterfaces } from "node:os";
import { basename } from "node:path";
import { urlOf } from "../../lib/server/start/listen.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";
import { builtProject } from "../project.ts";

interface Started extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly arenaPort: number;
  readonly pid: number;
  /** All that it said until then. */
  readonly said: string;
}

interface Project {
  readonly path: string;
  /** Where each server has a folder of its own. */
  readonly data: string;
}

function spawn({ path, data }: Project, settings: Record<string, string>): Deno.ChildProcess {
  // A write past the limit on a file's size has to fail, not kill.
  const script = "trap '' XFSZ; exec \"$@\"";
  // Else Deno says so when it waits for other tests' programs.
  const options = ["-A", "--node-modules-dir=manual", "--config", basename(CONFIG)];
  const defaults = { PORT: "0", ARENA_PORT: "0", LOG_FORMAT: "text", NO_COLOR: "1" };
  return new Deno.Command("sh", {
    args: ["-c", script, "sh", Deno.execPath(), "run", ...options, "serve.ts"],
    cwd: path,
    env: { DATA: Deno.makeTempDirSync({ dir: data }), ...defaults, ...settings },
    signal: AbortSignal.timeout(120_000),
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Starts a server, and waits until it has said where it and its arena are. */
async function start(project: Project, settings: Record<string, string> = {}): Promise<Started> {
  const process = spawn(project, settings);
  let text = "", ports: RegExpMatchArray | null = null;
  for await (const chunk of process.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    ports = text.match(/ is at (http:\/\/localhost:(\d+))\n[^]*Bots fight on port (\d+)\n/);
    if (ports) break;
  }
  assert(ports, text);
  return {
    url: ports[1]!,
    port: Number(ports[2]),
    arenaPort: Number(ports[3]),
    said: text,
    pid: process.pid,
    async [Symbol.asyncDispose]() {
      process.kill("SIGTERM");
      await process.status;
      await process.stderr.cancel();
    },
  };
}

async function refusal(project: Project, settings: Record<string, string>): Promise<string> {
  const { code, stderr } = await spawn(project, settings).output();
  const [said, ...more] = new TextDecoder().decode(stderr).trimEnd().split("\n");
  assertEquals([code, more], [1, []]);
  return said!;
}

async function status(url: string): Promise<number> {
  const response = await fetch(url);
  await response.body?.cancel();
  return response.status;
}

/** Whether anything listens there. */
async function answers(hostname: string, port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname, port })).close();
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.ConnectionRefused) return false;
    throw error;
  }
}

/** Whether others reach the web server, and the arena. */
function outsidersReach({ port, arenaPort }: Started): Promise<boolean[]> {
  return Promise.all([port, arenaPort].map((one) => answers(otherAddress(), one)));
}

/** An address of this machine besides 127.0.0.1; another of its own network where there is no other. */
function otherAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = all.find(({ family, internal }) => family === "IPv4" && !internal);
  return found?.address ?? "127.0.0.2";
}

Deno.test("where it listens, and whether it is ready", async (t) => {
  await using data = await makeFolder();
  const project = { path: await builtProject(), data: data.path };

  await t.step("everyone reaches it", async () => {
    await using server = await start(project);
    assertEquals(await outsidersReach(server), [true, true]);
  });

  await t.step(
    "behind a proxy only this machine reaches it; bots come past the proxy",
    async () => {
      await using server = await start(project, { TRUSTED_HOPS: "1" });
      assertEquals(await outsidersReach(server), [false, true]);
      assertEquals(await status(`${server.url}/healthz`), 200);
    },
  );

  await t.step("PUBLIC_URL is said, too: in a container nothing is at its own port", async () => {
    await using server = await start(project, { PUBLIC_URL: "https://game.test" });
    assertStringIncludes(server.said, "Visitors open https://game.test\n");
  });

  await t.step("HOST says who reaches both", async () => {
    await using closed = await start(project, { HOST: "127.0.0.1" });
    assertEquals(await outsidersReach(closed), [false, false]);
    await using open = await start(project, { TRUSTED_HOPS: "1", HOST: "0.0.0.0" });
    assertEquals(await outsidersReach(open), [true, true]);
  });

  await t.step("a taken port, and a host that is none of this machine's", async () => {
    await using taken = await start(project);
    const port = String(taken.port);
    const hosts = ["192.0.2.1", "no host", "::1%lo"];
    const wrong = [{ PORT: port }, { ARENA_PORT: port }, ...hosts.map((HOST) => ({ HOST }))];
    const said = await Promise.all(wrong.map((settings) => refusal(project, settings)));
    assertMatch(said[0]!, new RegExp(`^PORT is ${port}, which another program uses: `));
    assertMatch(said[1]!, new RegExp(`^ARENA_PORT is ${port}, which another program uses: `));
    for (const [n, host] of hosts.entries()) {
      const sentence = `HOST is "${host}", which isn't an address of this machine: `;
      assert(said[n + 2]!.startsWith(sentence), said[n + 2]);
    }
  });

  await t.step("a disk that takes nothing is not ready, and is once it does", async () => {
    await using server = await start(project);
    const ready = () => status(`${server.url}/readyz`);
    assertEquals(await ready(), 200);
    await limitFiles(server.pid, 1);
    assertEquals(await until(ready, 503), 503);
    assertEquals(await status(`${server.url}/healthz`), 200);
    await limitFiles(server.pid, "unlimited");
    assertEquals(await until(ready, 200), 200);
  });
});

/** Lets a process write no file beyond that many bytes, as on a full disk. */
async function limitFiles(pid: number, bytes: number | "unlimited"): Promise<void> {
  const args = [`--pid=${pid}`, `--fsize=${bytes}:`];
  const { code, stderr } = await new Deno.Command("prlimit", { args }).output();
  assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
}

/** Asks until that is the answer: one holds for a second. */
async function until(ask: () => Promise<number>, wanted: number): Promise<number> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const answer = await ask();
    if (answer === wanted || Date.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

Deno.test("a server is called localhost wherever a browser of this machine finds it so", () => {
  const urls = ["0.0.0.0", "127.0.0.1", "::", "192.0.2.1", "2001:db8::1"].map((hostname) =>
    urlOf({ hostname, port: 80 })
  );
  const local = "http://localhost:80";
  const others = ["http://192.0.2.1:80", "http://[2001:db8::1]:80"];
  assertEquals(urls, [local, local, local, ...others]);
});
