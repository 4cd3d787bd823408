import { chromiumOrEnd } from "../chromium.ts";

const FLAGS = [
  "--headless=new",
  "--remote-debugging-port=0",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser that listens on a port; it is gone at the end of its scope, with all it has written. */
interface Browser extends AsyncDisposable {
  readonly port: number;
}

export async function openBrowser(): Promise<Browser> {
  const profile = await Deno.makeTempDir({ prefix: "lighthouse-" });
  const args = [...FLAGS, `--user-data-dir=${profile}`, "about:blank"];
  const process = new Deno.Command(chromiumOrEnd(), { args, stdout: "null", stderr: "piped" })
    .spawn();
  const port = await portIn(process.stderr);
  return {
    port,
    async [Symbol.asyncDispose]() {
      await close(port);
      await process.status;
      await Deno.remove(profile, { recursive: true });
    },
  };
}

/** Asks a browser to end: a signal would reach only the shell that may have started it. */
async function close(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`);
  const socket = new WebSocket((await response.json()).webSocketDebuggerUrl);
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: "Browser.close" }));
}

/** The port that a browser says it listens on. */
async function portIn(stderr: ReadableStream<Uint8Array>): Promise<number> {
  const decoder = new TextDecoder();
  let said = "";
  for await (const bytes of stderr) {
    said += decoder.decode(bytes, { stream: true });
    const port = said.match(/DevTools listening on ws:\/\/[^:]+:(\d+)/)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The browser does not listen: ${said}`);
}
