/** WebKit, which Safari is: Debian's WebKitGTK at the size of a phone, driven by WebDriver. */

import { freePort } from "./deploy/free_port.ts";
import { isFile } from "./find_browser.ts";
import { makeFolder } from "./folder.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const BROWSERS = ["x86_64", "aarch64"].map((machine) =>
  `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
);

const BROWSER = BROWSERS.find(isFile);

export const hasWebKit = BROWSER !== undefined && isFile(DRIVER) && isFile(SCREEN);
if (!hasWebKit) {
  if (Deno.env.has("CI")) throw new Error("There is no WebKit, or no screen for it");
  console.warn("Left out: there is no WebKit (Debian's webkit2gtk-driver and xvfb)");
}

/** Without room for its own buttons, its window can be as narrow as a phone. */
const NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";

const WIDTH = 390;
const HEIGHT = 844;

/** How long a page may take to do what is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** How WebDriver names an element in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A browser with one page. */
export interface WebKit extends AsyncDisposable {
  goTo(url: string): Promise<void>;
  /** What a function of the page's returns, as text of a script. */
  run(script: string): Promise<unknown>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
}

export async function launchWebKit(): Promise<WebKit> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await makeFolder());
  await Deno.mkdir(`${folder.path}/gtk-3.0`);
  await Deno.writeTextFile(`${folder.path}/gtk-3.0/gtk.css`, NARROW);
  const screen = started.use(spawn(SCREEN, ["-displayfd", "1", "-nolisten", "tcp"], {}, "piped"));
  const port = freePort();
  started.use(spawn(DRIVER, [`--port=${port}`], {
    DISPLAY: `:${await firstLine(screen.stdout)}`,
    HOME: folder.path,
    XDG_CONFIG_HOME: folder.path,
    XDG_RUNTIME_DIR: folder.path,
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    // Or a desktop's services start, and one of them mounts a folder within this one.
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  }, "null"));
  const ask = await openSession(`http://127.0.0.1:${port}`);
  started.defer(() => ask("DELETE", "").then(() => {}, () => {}));
  await ask("POST", "/window/rect", { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  await ask("POST", "/timeouts", { script: PATIENCE });
  const end = started.move();
  return { ...pageOf(ask), [Symbol.asyncDispose]: () => end.disposeAsync() };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function pageOf(ask: Ask): Omit<WebKit, typeof Symbol.asyncDispose> {
  const find = async (value: string) => {
    const found = await ask("POST", "/element", { using: "css selector", value });
    return `/element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  const until = async (expression: string): Promise<void> => {
    const script = `const done = arguments[0];
      const look = () => (${expression}) ? done() : requestAnimationFrame(look); look();`;
    try {
      await ask("POST", "/execute/async", { script, args: [] });
    } catch (error) {
      // A page that is loaded again meanwhile.
      if (!/ unload /.test(`${error}`)) throw error;
      await until(expression);
    }
  };
  return {
    until,
    goTo: async (url) => void await ask("POST", "/url", { url }),
    run: (script) => ask("POST", "/execute/sync", { script, args: [] }),
    click: async (selector) => void await ask("POST", `${await find(selector)}/click`, {}),
    type: async (selector, text) =>
      void await ask("POST", `${await find(selector)}/value`, { text }),
  };
}

/** A session, as soon as the driver answers. */
async function openSession(driver: string): Promise<Ask> {
  const options = { binary: BROWSER, args: ["--automation"] };
  const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  while (!await fetch(`${driver}/status`).then((answer) => answer.text(), () => false)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const made = await send(`${driver}/session`, "POST", { capabilities: { alwaysMatch: wanted } });
  const { sessionId } = made as { sessionId: string };
  return (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body);
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  // A page that hangs answers nothing any more.
  const signal = AbortSignal.timeout(PATIENCE + 5_000);
  const answer = await fetch(url, { method, body: body ? JSON.stringify(body) : null, signal });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function spawn(
  path: string,
  args: string[],
  env: Record<string, string>,
  stdout: "piped" | "null",
): Deno.ChildProcess {
  return new Deno.Command(path, { args, env, stdout, stderr: "null" }).spawn();
}

async function firstLine(lines: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let text = "";
  for await (const part of lines.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes("\n")) break;
  }
  return text.trim();
}
