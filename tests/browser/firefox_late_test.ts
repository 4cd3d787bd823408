/** A part of a page that is fetched late, in Firefox, whose modules aren't Chromium's. */

import { assertEquals } from "@std/assert";
import { FIREFOX, Firefox } from "../firefox.ts";
import { PortRelay } from "../port_relay.ts";
import { serveApp } from "../serve_app.ts";

const NOBODY = new TextEncoder().encode(
  "HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
);

/** A network in which a script can't be had the first time. */
class BadNetwork extends PortRelay {
  asked = 0;
  readonly loadedAgain = Promise.withResolvers<void>();

  constructor(to: number, private readonly script: string) {
    super(to);
  }

  protected override async carry(near: Deno.TcpConn, far: Deno.TcpConn): Promise<void> {
    await Promise.race([this.#pass(near, far), this.#pass(far, near)]);
  }

  async #pass(from: Deno.TcpConn, to: Deno.TcpConn): Promise<void> {
    const buffer = new Uint8Array(65_536);
    try {
      for (let length; (length = await from.read(buffer)) !== null;) {
        const bytes = buffer.slice(0, length), isAsked = this.#asksFor(bytes);
        if (this.asked > 0 && /^GET [/]me /.test(new TextDecoder().decode(bytes))) {
          this.loadedAgain.resolve();
        }
        // Where nothing came back, Firefox would ask again by itself.
        if (isAsked && this.asked++ === 0) return void await from.write(NOBODY);
        for (let sent = 0; sent < length;) sent += await to.write(bytes.subarray(sent));
      }
    } catch {
      // One of them went away.
    }
  }

  #asksFor(bytes: Uint8Array): boolean {
    return new RegExp(`^GET [^ ]*${this.script}`).test(new TextDecoder().decode(bytes));
  }
}

/** Runs in the page: presses the button with that text, once it's there. */
function press(text: string): boolean {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent === text
  );
  button?.click();
  return button !== undefined;
}

/** Runs in the page. */
function isSaid(text: string): boolean {
  return [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
    textContent?.includes(text)
  );
}

Deno.test({
  name: "in Firefox a part that couldn't be had is fetched when it's asked for again",
  ignore: FIREFOX === undefined,
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await using app = await serveApp();
    await using network = new BadNetwork(Number(new URL(app.url).port), "forget_person");
    await using firefox = await Firefox.start();
    await firefox.open(`http://127.0.0.1:${network.port}/me`);
    await firefox.until(() => document.querySelector("[data-ready=true]"));
    const forget = async () => {
      for (const button of ["Delete my data", "Really delete it"]) {
        await firefox.until(press, button);
      }
    };
    await forget();
    await firefox.until(isSaid, "Can't reach the server.");
    await forget();
    // Firefox doesn't ask again by itself: the page is loaded again.
    await network.loadedAgain.promise;
    await firefox.open(`http://127.0.0.1:${network.port}/me`);
    await firefox.until(() => document.querySelector("[data-ready=true]"));
    await forget();
    await firefox.until(isSaid, "Everything is deleted.");
    assertEquals(network.asked, 2);
  },
});
