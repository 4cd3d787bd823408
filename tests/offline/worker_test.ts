import { assert, assertEquals, assertRejects } from "@std/assert";
import { type Site, World } from "./world.ts";

/** A page in the language that is asked for. */
function page(text: string) {
  return ({ headers }: Request) => {
    const language = headers.get("accept-language") ?? "en";
    return new Response(`${text} ${language}`, { headers: { "content-language": language } });
  };
}

const SITE: Site = {
  "/": page("home"),
  "/play": page("play"),
  "/offline": page("offline"),
  "/leaderboard": page("leaderboard"),
  "/_fresh/js/main.js": "script",
  "/_fresh/js/other.js": "other",
  "/styles.css?v=1": "styles",
};

const BUILD = {
  id: "build-1",
  pages: ["/", "/play"],
  files: ["/_fresh/js/main.js", "/styles.css?v=1"],
};

async function started(): Promise<World> {
  const world = new World({ ...SITE });
  await world.start(BUILD);
  return world;
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
  assertEquals(await world.visit("/play"), "deployed since en");
});

Deno.test("without a network a kept page stands in, whatever its query, in the language seen last", async () => {
  const world = await started();
  world.site["/play"] = () => new Response("", { headers: { "content-language": "es" } });
  await world.visit("/play");
  world.isCut = true;
  assertEquals(await world.visit("/play?level=hard"), "play es");
  assertEquals(await world.visit("/play?lang=en"), "play en");
});

Deno.test("what was not kept is said to need the network", async () => {
  const world = await started();
  world.isCut = true;
  assertEquals(await world.visit("/leaderboard"), "offline en");
});

Deno.test("a file is not asked for again, one of another build is", async () => {
  const world = await started();
  world.asked.length = 0;
  assertEquals(await world.answer("/styles.css?v=1", { destination: "style" }), "styles");
  assertEquals(world.asked, []);
  world.site["/styles.css?v=2"] = "new styles";
  assertEquals(await world.answer("/styles.css?v=2", { destination: "style" }), "new styles");
});

Deno.test("what scripts fetch is none of the worker's business", async () => {
  const world = await started();
  assertEquals(await world.answer("/api/lobby", { mode: "cors" }), undefined);
});

Deno.test("a new build's worker throws away what the old one kept", async () => {
  const world = await started();
  await world.start({ ...BUILD, id: "build-2" });
  assertEquals([...world.kept.keys()], ["build-2"]);
});

Deno.test("a worker that cannot keep all its pages is not installed", async () => {
  const world = new World({ ...SITE });
  await assertRejects(() => world.start({ ...BUILD, pages: ["/", "/gone"] }), Error, "/gone");
  assert(!world.asked.includes("/styles.css?v=1"));
});

Deno.test("a worker that cannot keep all its files is not installed", async () => {
  const world = new World({ ...SITE });
  await assertRejects(() => world.start({ ...BUILD, files: ["/gone.js"] }), Error, "/gone.js");
});
