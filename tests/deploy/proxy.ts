/** Real proxies, set up by the samples of `deploy/` with only names, ports and paths changed. */

import { GAME_HOST } from "../browser/visits.ts";
import { freePort } from "./free_port.ts";

const DEPLOY = new URL("../../deploy/", import.meta.url);

export interface Proxy extends AsyncDisposable {
  /** By HTTPS, without a slash at the end. */
  readonly url: string;
  /** By plain HTTP. */
  readonly plainUrl: string;
}

/** Starts a proxy in front of a port of this machine. */
type StartProxy = (upstream: number) => Promise<Proxy>;

/** What a proxy is set up with. */
interface Site {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly key: string;
}

export const startNginx: StartProxy = (upstream) => startNginxOf([upstream]);

/**
 * In front of several servers, each with a line wherever the sample has one; `patience` is how long it waits for
 * one to answer, if not as long as the sample does.
 */
export const startNginxOf = (upstreams: readonly number[], patience?: string): Promise<Proxy> =>
  start(async (site) => {
    const { folder, httpPort, httpsPort, certificate, key } = site;
    const sample = await Deno.readTextFile(new URL("nginx.conf", DEPLOY));
    const conf = change(sample, [
      ["conquerors.example;", `${GAME_HOST};`],
      [/server 127\.0\.0\.1:8000(.*;)/, linesOf(upstreams)],
      ...patience === undefined ? [] : [[READ_TIMEOUT, `$1${patience};`] as const],
      [/(listen (\[::\]:)?)80;/, `$1${httpPort};`],
      [/(listen (\[::\]:)?)443 /, `$1${httpsPort} `],
      ["/etc/letsencrypt/live/conquerors.example/fullchain.pem", certificate],
      ["/etc/letsencrypt/live/conquerors.example/privkey.pem", key],
    ]);
    await Deno.writeTextFile(`${folder}/conquerors.conf`, conf);
    await Deno.writeTextFile(`${folder}/nginx.conf`, nginxMain(folder));
    return {
      program: "/usr/sbin/nginx",
      args: ["-p", folder, "-c", `${folder}/nginx.conf`, "-e", "stderr"],
      ready: "start worker process ",
    };
  });

const READ_TIMEOUT = /(proxy_read_timeout +)\d+s;/;

function linesOf(upstreams: readonly number[]): string {
  return upstreams.map((port) => `server 127.0.0.1:${port}$1`).join("\n");
}

/** What `/etc/nginx/nginx.conf` is elsewhere: where this one may write, and that it tells when ready. */
function nginxMain(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    Deno.uid() === 0 ? "user root;" : "",
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    "error_log stderr notice;",
    "events {}",
    "http {",
    "access_log off;",
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/conquerors.conf;`,
    "}",
  ].join("\n");
}

export const startCaddy: StartProxy = (upstream) => startCaddyOf([upstream], upstream);

/** In front of several servers, one of which has the arena. */
export const startCaddyOf = (upstreams: readonly number[], arena: number): Promise<Proxy> =>
  start(async (site) => {
    const { folder, httpPort, httpsPort, certificate, key } = site;
    const sample = await Deno.readTextFile(new URL("Caddyfile", DEPLOY));
    const conf = change(sample, [
      [/^\{\n/m, `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n`],
      [/^(\{\$SITE.*\{)\n/m, `$1\n\ttls ${certificate} ${key}\n`],
    ]);
    await Deno.writeTextFile(`${folder}/Caddyfile`, conf);
    return {
      program: "/usr/bin/caddy",
      args: ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"],
      env: {
        SITE: GAME_HOST,
        UPSTREAM: upstreams.map((port) => `127.0.0.1:${port}`).join(" "),
        ARENA_UPSTREAM: `127.0.0.1:${arena}`,
      },
      ready: "serving initial configuration",
    };
  });

/** Whether both proxies are there, and what makes certificates. Under CI they must be. */
export function hasProxies(): boolean {
  const missing = ["/usr/sbin/nginx", "/usr/bin/caddy", "/usr/bin/openssl"].filter(isMissing);
  if (missing.length === 0) return true;
  if (Deno.env.has("CI")) throw new Error(`Missing: ${missing}`);
  console.warn(`Left out, as these are missing: ${missing}`);
  return false;
}

interface Command {
  readonly program: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
  /** What it says once it listens. */
  readonly ready: string;
}

async function start(setUp: (site: Site) => Promise<Command>): Promise<Proxy> {
  const folder = await Deno.makeTempDir();
  const [httpPort, httpsPort] = [freePort(), freePort()];
  const site = { folder, httpPort, httpsPort, ...await makeCertificate(folder) };
  const { program, args, env, ready } = await setUp(site);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const process = new Deno.Command(program, {
    args,
    env: { ...home, ...env },
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const rest = await awaitText(process.stderr, ready);
  const read = rest.pipeTo(new WritableStream());
  return {
    url: `https://${GAME_HOST}:${httpsPort}`,
    plainUrl: `http://${GAME_HOST}:${httpPort}`,
    async [Symbol.asyncDispose]() {
      process.kill("SIGTERM");
      await Promise.all([process.status, read]);
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Reads a stream until it says something; returns what is still to be read. */
async function awaitText(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  wanted: string,
): Promise<ReadableStream> {
  const [ours, rest] = stream.tee();
  let text = "";
  for await (const chunk of ours.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes(wanted)) return rest;
  }
  await rest.cancel();
  throw new Error(`The proxy did not start: ${text}`);
}

/** A key and a certificate that nobody vouches for. */
async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [`${folder}/certificate.pem`, `${folder}/key.pem`];
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const names = ["-subj", `/CN=${GAME_HOST}`, "-addext", "subjectAltName=DNS:*.test"];
  const { success } = await new Deno.Command("/usr/bin/openssl", {
    args: ["req", ...kind.split(" "), ...names, "-out", certificate, "-keyout", key],
    stderr: "null",
  }).output();
  if (!success) throw new Error("openssl made no certificate");
  return { certificate, key };
}

/** Changes a sample in each of these ways; one that does not apply any more is an error. */
function change(sample: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const pattern = typeof from === "string" ? from : new RegExp(from, `g${from.flags}`);
    const changed = text.replaceAll(pattern, to);
    if (changed === text) throw new Error(`The sample has no ${from}`);
    return changed;
  }, sample);
}

function isMissing(path: string): boolean {
  try {
    return !Deno.statSync(path).isFile;
  } catch {
    return true;
  }
}
