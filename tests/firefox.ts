/**
 * Firefox as people have it, driven over WebDriver BiDi, which it speaks itself. Playwright drives
 * only one of its own.
 */

import { Bidi } from "./bidi.ts";
import { findBrowser } from "./find_browser.ts";

/** Where Firefox is, if there is one; `FIREFOX` names another. */
export const FIREFOX: string | undefined = findBrowser("FIREFOX", [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
]);
if (FIREFOX === undefined) console.warn("Left out: there is no Firefox; FIREFOX may name one");

/** A person with a screen to touch, who reads English; and a browser that asks nobody but the app. */
const SETTINGS = {
  "dom.w3c_touch_events.enabled": 1,
  "intl.accept_languages": "en",
  "network.dns.disabled": true,
};

/** How long anything may take to appear on the slowest machine, in milliseconds. */
const PATIENCE = 60_000;

/** A Firefox with one page, in a profile of its own. */
export class Firefox implements AsyncDisposable {
  readonly #bidi: Bidi;
  readonly #page: string;
  readonly #ending: AsyncDisposableStack;

  private constructor(bidi: Bidi, page: string, ending: AsyncDisposableStack) {
    this.#bidi = bidi;
    this.#page = page;
    this.#ending = ending;
  }

  /** Starts the browser, with a page that is as large as it likes. */
  static async start(): Promise<Firefox> {
    await using starting = new AsyncDisposableStack();
    const profile = await Deno.makeTempDir({ prefix: "firefox-" });
    starting.defer(() => Deno.remove(profile, { recursive: true }));
    const settings = Object.entries(SETTINGS).map(([name, value]) =>
      `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
    );
    await Deno.writeTextFile(`${profile}/user.js`, settings.join("\n"));
    const process = new Deno.Command(FIREFOX!, {
      args: ["--headless", "--remote-debugging-port=0", "--profile", profile],
      // In a container root's home may be another's: Firefox would not start.
      env: { HOME: profile },
      stdout: "null",
      stderr: "piped",
    }).spawn();
    starting.defer(async () => void await process.status);
    const address = await addressIn(process.stderr);
    const bidi = await Bidi.connect(`${address}/session`).catch((error) => {
      process.kill();
      throw error;
    });
    starting.defer(async () => void await bidi.call("browser.close", {}));
    const { contexts } = await bidi.call("browsingContext.getTree", {});
    const [{ context }] = contexts as [{ context: string }];
    return new Firefox(bidi, context, starting.move());
  }

  /** What its page logged as errors. */
  get complaints(): readonly string[] {
    return this.#bidi.complaints;
  }

  /** Makes the page as large as a screen. */
  async resize(width: number, height: number): Promise<void> {
    const size = { context: this.#page, viewport: { width, height } };
    await this.#bidi.call("browsingContext.setViewport", size);
  }

  /** Opens an address, and waits until all of the page is there. */
  async open(url: string): Promise<void> {
    const context = this.#page;
    await this.#bidi.call("browsingContext.navigate", { context, url, wait: "complete" });
  }

  /** Loads the page again, and waits until all of it is there. */
  async reload(): Promise<void> {
    const context = this.#page;
    await this.#bidi.call("browsingContext.reload", { context, wait: "complete" });
  }

  /** What a function returns or promises in the page; it takes and returns what JSON can say. */
  async run<Args extends unknown[], Result>(
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `(${what})(...${JSON.stringify(args)})`;
    const answer = `(async () => JSON.stringify(await ${call} ?? null))()`;
    return JSON.parse(await this.#evaluate(answer));
  }

  /** Resolves once a function says yes in the page, which it is asked at every frame. */
  async until<Args extends unknown[]>(
    what: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    const call = `(${what})(...${JSON.stringify(args)})`;
    const isSo = await this.#evaluate(`new Promise((resolve) => {
      const end = performance.now() + ${PATIENCE};
      const look = () => {
        if (${call}) resolve("yes");
        else if (performance.now() > end) resolve("no");
        else requestAnimationFrame(look);
      };
      look();
    })`);
    if (isSo !== "yes") throw new Error(`Never so: ${call}`);
  }

  /** Taps on a point of the screen with a finger. */
  async tap({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const actions = [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, ...press];
    const parameters = { pointerType: "touch" };
    const finger = { type: "pointer", id: "finger", parameters, actions };
    await this.#bidi.call("input.performActions", { context: this.#page, actions: [finger] });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#ending.disposeAsync();
  }

  /** The text that an expression comes to in the page, or promises. */
  async #evaluate(expression: string): Promise<string> {
    const target = { context: this.#page };
    const call = { expression, target, awaitPromise: true };
    const answer = await this.#bidi.call("script.evaluate", call);
    if (answer.type !== "success") throw new Error(JSON.stringify(answer.exceptionDetails));
    return (answer.result as { value: string }).value;
  }
}

/** Where a browser says it listens. */
async function addressIn(stderr: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let said = "";
  for await (const text of stderr.pipeThrough(new TextDecoderStream())) {
    said += text;
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`Firefox does not listen: ${said}`);
}
