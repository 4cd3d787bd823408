/** What only WebKit shows: how it loads the scripts of a page, and how it lays a board out. */

import { assertEquals } from "@std/assert";
import { isDue } from "../full.ts";
import { serveApp } from "../serve_app.ts";
import { hasWebKit, launchWebKit, type WebKit } from "../webkit.ts";

/** Pages with a board whose width is found in different ways. */
const BOARDS = ["/learn/1", "/puzzles", "/sandbox", "/arena/play"];

/** An app of whose scripts one is lacking at first, as while processes of two builds are replaced. */
function lackOne(url: string, name: string) {
  // It's asked for ahead, and when it's needed.
  let lacking = 2;
  const onListen = () => {};
  return Deno.serve({ hostname: "127.0.0.1", port: 0, onListen }, (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith(`/${name}`) && lacking-- > 0) return new Response(null, { status: 404 });
    return fetch(url + pathname + search);
  });
}

const COLLECT_ERRORS = `window.wrong = [];
  addEventListener("error", ({ message }) => wrong.push(message));
  addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));`;

/** Registers what Safari does with an app of its own. */
function safari(name: string, test: (page: WebKit, url: string) => Promise<void>): void {
  if (!isDue(name)) return;
  const fn = async () => {
    await using app = await serveApp();
    await using page = await launchWebKit();
    await test(page, app.url);
  };
  // Processes end a moment after the test.
  Deno.test({ name, ignore: !hasWebKit, sanitizeOps: false, sanitizeResources: false, fn });
}

safari(
  "Safari plays a turn against the computer, signs in with a code, and keeps boards on a phone's screen",
  async (page, url) => {
    await page.goTo(`${url}/play?level=easy&seed=1`);
    await page.run(COLLECT_ERRORS);
    await page.until("document.querySelector('[data-ready=true]')");
    await page.click("[popovertarget=side]");
    for (const line of ["c12 d12 c13 d13", "confirm"]) await page.type("#turn", `${line}\uE007`);
    await page.until("/Generation 2:/.test(document.querySelector('.speech').textContent)");
    assertEquals(await page.run("return wrong"), []);
    // It has a service worker by now, but no push.
    await page.goTo(`${url}/me`);
    await page.run(COLLECT_ERRORS);
    await page.run("navigator.serviceWorker.ready.then((ready) => window.registered = ready)");
    await page.until("window.registered?.active?.state === 'activated'");
    // No page is asked for while it wakes up: Safari mixes up the answers.
    await page.run(`registered.navigationPreload.getState()
      .then(({ enabled }) => document.body.dataset.early = enabled)`);
    await page.until("document.body.dataset.early === 'false'");
    const code = "another-device-s-code_";
    await page.type("#code", `${code}\uE007`);
    await page.until(`localStorage.identity === "${code}"`);
    assertEquals(await page.run("return wrong"), []);
    for (const path of BOARDS) {
      await page.goTo(url + path);
      await page.until("document.querySelector('canvas.board')?.clientWidth > 0");
      const beyond = "return document.documentElement.scrollWidth - innerWidth";
      assertEquals(await page.run(beyond), 0, path);
    }
  },
);

safari(
  "a page that Safari had put aside comes back in the language that was chosen meanwhile",
  async (page, url) => {
    await page.goTo(`${url}/rules`);
    await page.goTo(`${url}/settings?lang=es`);
    await page.run("history.back()");
    await page.until("location.pathname === '/rules' && document.documentElement.lang === 'es'");
  },
);

// What Safari remembers as lacking, and what it tells nobody of.
for (const name of ["Table.js", "Table.words.en.js"]) {
  safari(`Safari loads a page itself again that lacks ${name}, and it works`, async (page, url) => {
    await using server = lackOne(url, name);
    await page.goTo(`http://127.0.0.1:${server.addr.port}/play`);
    await page.until("document.querySelector('[data-ready=true]')");
  });
}
