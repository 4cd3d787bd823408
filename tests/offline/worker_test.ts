import { assert, assertEquals, assertRejects } from "@std/assert";
import { type Site, World } from "./world.ts";

/** What the server sends of the pages that work without a network. */
function pages(language: string): string {
  return JSON.stringify(["/", "/play", "/play?level=hard", "/offline"].map((path) => ({
    path,
    headers: [
      ["content-language", language],
      ["content-security-policy", "script-src 'nonce-sent'"],
    ],
    body: `<script nonce="sent"></script>${path} ${language}`,
  })));
}

/** A page as the network has it. */
function page(text: string) {
  return () => new Response(text, { headers: { "content-language": "en" } });
}

const SITE: Site = {
  "/offline/en": pages("en"),
  "/offline/es": pages("es"),
  "/offline": page("offline"),
  "/leaderboard": page("leaderboard"),
  "/play": page("play"),
  "/_fresh/js/main.js": "script",
  "/_fresh/js/other.js": "other",
  "/styles.css?v=1": "styles",
};

const BUILD = {
  id: "build-1",
  files: ["/_fresh/js/main.js", "/styles.css?v=1"],
};

async function started(): Promise<World> {
  const world = new World({ ...SITE });
  await world.start(BUILD);
  return world;
}

/** A kept page without its script. */
async function kept(world: World, path: string): Promise<string> {
  return (await world.visit(path))!.replace(/<script.*<\/script>/, "");
}

Deno.test("what the build says that pages need is kept, and nothing else", async () => {
  const world = await started();
  const files = [...world.kept.get("build-1")!.keys()].map((url) => url.replace(/^.*example/, ""));
  assertEquals(files.filter((file) => /\.(js|css)/.test(file)).sort(), [
    "/_fresh/js/main.js",
    "/styles.css?v=1",
  ]);
  assertEquals(world.asked.filter((path) => path.startsWith("/api")), []);
});

Deno.test("a page comes from the network while there is one", async () => {
  const world = await started();
  world.site["/play"] = page("deployed since");
  assertEquals(await world.visit("/play"), "deployed since");
});

Deno.test("without a network a kept page stands in, of its query or any, in the language seen last", async () => {
  const world = await started();
  world.site["/play"] = () => new Response("", { headers: { "content-language": "es" } });
  await world.visit("/play");
  world.isCut = true;
  assertEquals(await kept(world, "/play?level=hard"), "/play?level=hard es");
  assertEquals(await kept(world, "/play?level=easy"), "/play es");
  assertEquals(await kept(world, "/play?level=hard&lang=en"), "/play?level=hard en");
  assertEquals(await kept(world, "/play?lang=en"), "/play en");
  assertEquals(await kept(world, "/"), "/ en", "a language may be chosen without a network");
});

Deno.test("a kept page stands in, too, where the browser has an error for an early answer", async () => {
  const world = await started();
  world.isCut = true;
  world.early = Response.error();
  assertEquals(await kept(world, "/play"), "/play en");
});

Deno.test("where the browser can't read what it kept, all comes from the network", async () => {
  const world = await started();
  world.isDamaged = true;
  assertEquals(await world.visit("/play"), "play");
  assertEquals(await world.answer("/_fresh/js/main.js", { destination: "script" }), "script");
  world.isCut = true;
  assertEquals((await world.send("/play"))?.status, 303);
});

Deno.test("where there's too little room nothing is fetched again for a day, and none is taken", async () => {
  const world = new World({ ...SITE });
  world.room = 3;
  await assertRejects(() => world.start(BUILD), DOMException);
  assert(world.asked.length > 0);
  assertEquals([...world.kept.keys()], ["/full"]);
  world.asked.length = 0;
  await assertRejects(() => world.start(BUILD), Error, "too little room");
  assertEquals(world.asked, []);
  const { now } = Date;
  Date.now = () => now() + 24 * 60 * 60_000;
  try {
    world.room = Infinity;
    await world.start(BUILD);
    assertEquals([...world.kept.keys()], ["build-1"]);
  } finally {
    Date.now = now;
  }
});

Deno.test("where there's no room at all nothing is fetched", async () => {
  const world = new World({ ...SITE });
  world.room = 0;
  await assertRejects(() => world.start(BUILD), DOMException);
  assertEquals(world.asked, []);
});

Deno.test("what was not kept is said to need the network", async () => {
  const world = await started();
  world.isCut = true;
  assertEquals(await kept(world, "/leaderboard"), "/offline en");
});

/** A network that takes what is asked and answers nothing. */
const silence = () => new Promise<Response>(() => {});

/** What a visit comes to, once the worker waits for the network and some ms have passed. */
async function visitFor(world: World, path: string, ms: number, method?: string) {
  const visit = world.visit(path, method);
  let shown = "nothing";
  visit.then((page) => shown = page!.replace(/<script.*<\/script>/, ""));
  await world.rest();
  world.pass(ms);
  await world.rest();
  return shown;
}

Deno.test("a kept page stands in within 4 s where the network is silent, another page's excuse within 30", async () => {
  const world = await started();
  for (const path of ["/play", "/leaderboard", "/new"]) world.site[path] = silence;
  assertEquals(await visitFor(world, "/play", 3_999), "nothing");
  assertEquals(await visitFor(world, "/play", 4_000), "/play en");
  assertEquals(await visitFor(world, "/leaderboard", 29_999), "nothing");
  assertEquals(await visitFor(world, "/leaderboard", 30_000), "/offline en");
  assertEquals(await visitFor(world, "/new", 120_000, "POST"), "nothing");
});

Deno.test("a form that doesn't reach the server isn't answered with the page it is on", async () => {
  const world = await started();
  world.isCut = true;
  const answer = await world.send("/play");
  const { status, headers } = answer!;
  assertEquals([status, headers.get("location")], [303, "https://play.example/offline#back"]);
});

Deno.test("a proxy's word that the game is away is as good as no network, our own is shown", async () => {
  const world = await started();
  const away = (status: number, headers = {}) => () =>
    new Response("Bad Gateway", { status, headers });
  for (const status of [502, 503, 504]) {
    for (const path of ["/play", "/leaderboard", "/new"]) world.site[path] = away(status);
    assertEquals(await kept(world, "/play"), "/play en");
    assertEquals(await kept(world, "/leaderboard"), "/offline en");
    assertEquals(await visitFor(world, "/new", 0, "POST"), "Bad Gateway");
    world.site["/leaderboard"] = away(status, { "content-language": "en" });
    assertEquals(await kept(world, "/leaderboard"), "Bad Gateway");
  }
  world.site["/play"] = away(500);
  assertEquals(await kept(world, "/play"), "Bad Gateway");
});

Deno.test("a browser's kept pages have nonces that no other browser's have", async () => {
  const nonces = new Set<string>();
  for (const world of [await started(), await started()]) {
    for (const [url, page] of world.kept.get("build-1")!) {
      if (!url.includes("?lang=")) continue;
      const [, nonce] = /<script nonce="(.*?)">/.exec(await page.clone().text())!;
      assertEquals(page.headers.get("content-security-policy"), `script-src 'nonce-${nonce}'`);
      nonces.add(nonce!);
    }
  }
  assertEquals(nonces.size, 12, "each page of each browser has one");
  assert(!nonces.has("sent"));
});

Deno.test("all pages of a language are one request", async () => {
  const { asked } = await started();
  assertEquals(asked.filter((path) => path.startsWith("/offline/")), [
    "/offline/en",
    "/offline/es",
  ]);
  assertEquals(asked.filter((path) => path === "/play"), []);
});

Deno.test("a file is not asked for again, one of another build is", async () => {
  const world = await started();
  world.asked.length = 0;
  assertEquals(await world.answer("/styles.css?v=1", { destination: "style" }), "styles");
  assertEquals(world.asked, []);
  world.site["/styles.css?v=2"] = "new styles";
  assertEquals(await world.answer("/styles.css?v=2", { destination: "style" }), "new styles");
});

const BROWSERS: readonly (readonly [name: string, version: string, isEarly: boolean])[] = [
  [
    "Chrome",
    "(X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36",
    true,
  ],
  ["Firefox", "(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", true],
  [
    "Safari",
    "(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    false,
  ],
  [
    "Chrome on an iPhone",
    "(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1",
    false,
  ],
];

for (const [name, version, isEarly] of BROWSERS) {
  const what = isEarly ? "asks" : "doesn't ask, nor any more";
  Deno.test(`${name} ${what} for pages while the worker wakes up`, async () => {
    const world = new World(SITE, `Mozilla/5.0 ${version}`);
    // As a worker of before may have told it.
    world.isEarly = !isEarly;
    await world.start(BUILD);
    assertEquals(world.isEarly, isEarly);
  });
}

Deno.test("what scripts fetch is none of the worker's business", async () => {
  const world = await started();
  assertEquals(await world.answer("/api/lobby", { mode: "cors" }), undefined);
});

Deno.test("a new build's worker throws away what the old one kept", async () => {
  const world = await started();
  await world.start({ ...BUILD, id: "build-2" });
  assertEquals([...world.kept.keys()], ["build-2"]);
});

Deno.test("a new build's worker speaks as the old one did, where the network goes as it takes over", async () => {
  const world = await started();
  world.site["/play"] = () => new Response("", { headers: { "content-language": "es" } });
  await world.visit("/play");
  world.site["/offline"] = () => Promise.reject(new TypeError("Failed to fetch"));
  await assertRejects(() => world.start({ ...BUILD, id: "build-2" }));
  world.isCut = true;
  assertEquals(await kept(world, "/play"), "/play es");
});

Deno.test("a worker that cannot keep all its pages is not installed", async () => {
  const { "/offline/es": _, ...site } = SITE;
  const world = new World(site);
  await assertRejects(() => world.start(BUILD), Error, "/offline/es");
  assert(!world.asked.includes("/styles.css?v=1"));
});

Deno.test("a worker that cannot keep all its files is not installed", async () => {
  const world = new World({ ...SITE });
  await assertRejects(() => world.start({ ...BUILD, files: ["/gone.js"] }), Error, "/gone.js");
});

Deno.test("a page that a network shows to whom it doesn't let through is not kept as a file", async () => {
  const login = () => new Response("Log in", { headers: { "content-type": "text/html" } });
  const world = new World({ ...SITE, "/_fresh/js/main.js": login });
  await assertRejects(() => world.start(BUILD), Error, "main.js");
  world.site["/_fresh/js/main.js"] = "script";
  await world.start(BUILD);
  assertEquals(await world.answer("/_fresh/js/main.js", { destination: "script" }), "script");
});

Deno.test("a worker that was stopped too soon doesn't ask again for the files it has", async () => {
  const world = new World({ ...SITE });
  const build = { ...BUILD, files: [...BUILD.files, "/late.js"] };
  await assertRejects(() => world.start(build), Error, "/late.js");
  world.site["/late.js"] = "late";
  await world.start(build);
  const asked = world.asked.filter((path) => /\.(js|css)/.test(path));
  assertEquals(asked, [...build.files, "/late.js"]);
});

Deno.test("a file that is long in coming holds up no other", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const next = () => {
    resolve(new Response("slow"));
    return new Response("next");
  };
  const world = new World({ ...SITE, "/slow.js": () => promise, "/next.js": next });
  await world.start({ ...BUILD, files: ["/slow.js", "/next.js"] });
  assertEquals(await world.answer("/next.js", { destination: "script" }), "next");
});
