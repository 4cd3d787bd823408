/**
 * Fresh marks every link to the page itself, and to those above it, that doesn't say what it is: a page
 * says so of its own links.
 */

import { assertEquals } from "@std/assert";
import { serveApp } from "../serve_app.ts";

/** Where the links lead that are marked, each once. */
async function currentLinks(url: string): Promise<string[]> {
  const html = await (await fetch(url, { headers: { "accept-language": "en" } })).text();
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const marked = links.filter((tag) => /aria-current="(page|true)"/.test(tag));
  return [...new Set(marked.map((tag) => /href="([^"]*)"/.exec(tag)![1]!))];
}

const CURRENT = {
  "/": ["/"],
  "/about": ["/about"],
  "/annihilation": [],
  "/arena/play": [],
  "/games": ["/games"],
  "/leaderboard": ["/leaderboard"],
  "/learn": ["/learn"],
  "/learn/1": ["/learn"],
  "/learn/conway/1": ["/learn"],
  "/nothing": [],
  "/play?level=normal&seed=1": [],
  "/puzzle/daily": ["/puzzle/daily"],
  "/puzzles": ["/puzzles"],
  "/puzzles?kind=save": ["/puzzles", "/puzzles?kind=save"],
  "/rivals/skirmish": ["/rivals/skirmish"],
  "/rules/conway": ["/rules", "/rules/conway"],
  "/settings": ["/settings", "?lang=en"],
  "/study": [],
};

Deno.test("only links to where one is are marked as current", async () => {
  await using app = await serveApp();
  for (const [path, links] of Object.entries(CURRENT)) {
    assertEquals(await currentLinks(app.url + path), links, path);
  }
});
