/** The files that others run the game by, held against what it is. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../lib/build/sources.ts";
import { OPEN_WITHIN } from "../../lib/ui/net/socket_link.ts";
import { readEnvironment, settingNames } from "../../lib/server/environment.ts";
import { read as readDockerfile } from "./dockerfile.ts";

/** What each service of a Compose file says here. */
interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly ports?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly [hardening: string]: unknown;
}

const SYSTEMD = "/usr/bin/systemd-analyze";

function read(path: string): Promise<string> {
  return Deno.readTextFile(join(ROOT, path));
}

function assertSettings(names: readonly string[]): void {
  assert(names.length > 0);
  assertEquals(names.filter((name) => !known.includes(name)), []);
}

// Deno itself reads DENO_DIR.
const known = [...settingNames(), "DENO_DIR"];

/** What the last stage of the Dockerfile says. */
async function imageOf(word: string): Promise<string> {
  return readDockerfile(await read("Dockerfile")).findLast(([found]) => found === word)![1];
}

Deno.test("compose.yaml starts the game behind Caddy, and publishes nothing else", async () => {
  const { services, volumes } = parse(await read("compose.yaml"));
  const { app, db, proxy }: Record<string, Service> = services;
  assertSettings(Object.keys(app!.environment));
  for (const name of ["TRUSTED_HOPS", "PUBLIC_URL", "ARENA_URL"]) {
    assertMatch(app!.environment[name]!, new RegExp(`^\\$\\{${name}:-`), "as .env has it");
  }
  assertStringIncludes(app!.environment["TRUSTED_HOPS"]!, ":-1}");
  assertEquals([app!.ports, db!.ports, app!.profiles], [undefined, undefined, undefined]);
  assertStringIncludes(proxy!.environment["UPSTREAM"]!, `app:${app!.environment["PORT"]}`);
  const used = [app!, db!, proxy!].flatMap(({ volumes }) =>
    volumes.map((volume) => volume.split(":"))
  );
  assertEquals(used.filter(([from]) => !from!.startsWith("./")).map(([from]) => from), [
    ...Object.keys(volumes),
  ]);
  assert(used.some(([, to]) => to === app!.environment["DATA"]));
  for (const service of [app!, proxy!]) {
    const { read_only, cap_drop, security_opt, restart, stop_grace_period } = service;
    assertEquals([read_only, cap_drop, security_opt, restart, stop_grace_period], [
      true,
      ["ALL"],
      ["no-new-privileges:true"],
      "unless-stopped",
      "10s",
    ]);
  }
});

Deno.test("compose.yaml starts several next to the first, of which one has the arena", async () => {
  const { services }: { services: Record<string, Service> } = parse(
    await read("compose.yaml"),
    { merge: true },
  );
  const { app, app2, arena, db } = services;
  assertEquals([app2!.profiles, arena!.profiles], [["several"], ["several"]]);
  assertEquals(db!.profiles, ["postgres", "several"]);
  assertEquals({ ...app2, profiles: undefined }, { ...app, profiles: undefined });
  const away = { ARENA_URL: "elsewhere" };
  assertEquals({ ...arena!.environment, ...away }, { ...app!.environment, ...away });
  assertEquals(arena!.environment["ARENA_URL"], "");
  const caddyfile = await read("deploy/Caddyfile");
  for (const path of ["/arena", "/api/arena"]) {
    assertStringIncludes(caddyfile, `${path} ${path}/*`);
  }
});

Deno.test("compose.yaml gives Caddy all that its sample asks for", async () => {
  const { services: { proxy } } = parse(await read("compose.yaml"));
  const caddyfile = await read("deploy/Caddyfile");
  const asked = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!);
  assertEquals(new Set(asked), new Set(Object.keys(proxy.environment)));
});

Deno.test("a proxy passes over a process that is gone before a page gives up its socket", async () => {
  const [nginx, caddy] = [await read("deploy/nginx.conf"), await read("deploy/Caddyfile")];
  const seconds = (pattern: RegExp, text: string) => Number(pattern.exec(text)![1]);
  const connect = seconds(/proxy_connect_timeout (\d+)s;/, nginx);
  const dial = seconds(/dial_timeout (\d+)s/, caddy);
  for (const each of [connect, dial]) assert(each * 1_000 < OPEN_WITHIN, `${each} s`);
  assert(dial < seconds(/lb_try_duration (\d+)s/, caddy), "the next one is asked");
  assertMatch(caddy, /health_uri \/healthz\n/);
  const quiet = seconds(/proxy_read_timeout +(\d+)s;/, nginx);
  const silence = seconds(/const SILENCE = (\d+);/, await read("routes/api/arena/index.ts"));
  assert(quiet > silence * 2 / 3, "a quiet socket is pinged before");
});

Deno.test("render.yaml and fly.toml keep the data, and ask whether it can be written", async () => {
  const { services: [web] } = parse(await read("deploy/render.yaml"));
  assertSettings(web.envVars.map(({ key }: { key: string }) => key));
  assertEquals([web.disk.mountPath, web.healthCheckPath], ["/data", "/readyz"]);
  const fly = await read("deploy/fly.toml");
  assertMatch(fly, /\[\[mounts\]\]\n\s+source = "data"\n\s+destination = "\/data"/);
  assertMatch(fly, /path = "\/readyz"/);
  assertMatch(await imageOf("ENV"), new RegExp(`PORT=${/internal_port = (\d+)/.exec(fly)![1]}\\b`));
  assertEquals(await imageOf("VOLUME"), "/data");
});

Deno.test("the unit starts what the image starts, with its own paths", async () => {
  const unit = await read("deploy/conquerors.service");
  const [program, ...args] = /^ExecStart=(.*)$/m.exec(unit)![1]!.split(" ");
  assert(program!.endsWith("/deno"));
  const command: string[] = JSON.parse(await imageOf("CMD"));
  const moved = command.map((word) =>
    word.replace("/app", "/opt/conquerors").replace("/data", "/var/lib/conquerors")
  );
  assertEquals(args, moved);
  const set = new Map(
    /^Environment=(.*)$/m.exec(unit)![1]!.split(" ").map((pair) =>
      pair.split("=") as [string, string]
    ),
  );
  assertSettings([...set.keys()]);
  const { host, arenaHost } = readEnvironment((name) => set.get(name));
  assertEquals([host, arenaHost], ["127.0.0.1", "0.0.0.0"], "bots by TCP come past the proxy");
  assertMatch(unit, /^StartLimitIntervalSec=0$/m, "it waits for a database that isn't up yet");
});

Deno.test("everything runs the same Deno, in all that .github says", async () => {
  const workflow = parse(await read(".github/workflows/ci.yml"));
  assertEquals(Object.keys(workflow.jobs), ["npm", "fresh", "image"]);
  const nightly = parse(await read(".github/workflows/nightly.yml"));
  assertEquals(Object.keys(nightly.jobs), ["mutants", "full"]);
  const workflows = ["ci", "nightly"].map((name) => `.github/workflows/${name}.yml`);
  const places = [...workflows, ".ci/run", "Dockerfile"];
  const versions = (await Promise.all(places.map(read))).flatMap((text) =>
    [...text.matchAll(/\bdeno(?:@|:(?:\w+-)?|-version: |_VERSION=)(\d\S*)/gi)].map(([, at]) => at)
  );
  assert(versions.length >= 7, `${versions}`);
  assertEquals(new Set(versions).size, 1, `${versions}`);
  const templates = await Array.fromAsync(Deno.readDir(join(ROOT, ".github/ISSUE_TEMPLATE")));
  for (const { name } of templates) {
    const { body } = parse(await read(`.github/ISSUE_TEMPLATE/${name}`));
    for (const { id, attributes } of body) assert(id && attributes.label, name);
  }
  const { updates } = parse(await read(".github/dependabot.yml"));
  assertEquals(updates.length, 3);
});

const hasSystemd = await isThere(SYSTEMD);
if (!hasSystemd) console.log(`The unit isn't checked by systemd: there is no ${SYSTEMD}`);

Deno.test({
  name: "systemd takes the unit, and finds it hardened",
  ignore: !hasSystemd,
  async fn() {
    const folder = await Deno.makeTempDir();
    const unit = join(folder, "conquerors.service");
    // It looks whether the program is there.
    const text = await read("deploy/conquerors.service");
    await Deno.writeTextFile(unit, text.replace("/usr/local/bin/deno", Deno.execPath()));
    await analyze("verify", unit);
    await analyze("security", "--offline=true", "--threshold=20", unit);
    await Deno.remove(folder, { recursive: true });
  },
});

/** Fails on any complaint. */
async function analyze(verb: string, ...args: readonly string[]): Promise<void> {
  const { success, stdout, stderr } = await new Deno.Command(SYSTEMD, { args: [verb, ...args] })
    .output();
  const [told, complaint] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  assert(success, `${complaint}${told}`);
  assertEquals(complaint, "");
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}
