/** The routes folder: paths, handlers, layouts, middlewares and errors. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { buildFixture } from "./build_fixture.ts";
import { request } from "./request.ts";

const handler = await buildFixture();

async function ask(path: string, init?: RequestInit) {
  const response = await handler(request(path, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

Deno.test("a file answers by method, and another method is a 404", async () => {
  assertEquals(JSON.parse((await ask("/api/echo")).text).route, "/api/echo");
  const posted = await ask("/api/echo", { method: "POST", body: "hi" });
  assertEquals([posted.status, posted.text], [201, "hi"]);
  assertEquals((await ask("/api/echo", { method: "PUT" })).status, 404);
});

Deno.test("a page without handlers is shown whatever the method", async () => {
  const { status, text } = await ask("/blog/latest", { method: "POST" });
  assertEquals(status, 200);
  assertStringIncludes(text, "Latest at");
});

Deno.test("a handler that is a function answers every method", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    assertEquals((await ask("/api/any", { method })).text, method);
  }
});

Deno.test("a page lies in its layouts, and those in the app wrapper", async () => {
  const { text } = await ask("/blog/first");
  const order = ['data-path="/blog/first"', 'id="layout"', 'id="blog"', "<h1>FIRST</h1>"];
  const places = order.map((part) => text.indexOf(part));
  assert(places[0]! >= 0);
  assertEquals(places, [...places].sort((a, b) => a - b));
});

Deno.test("a handler hands data to its page, with a status and headers", async () => {
  assertMatch((await ask("/blog/first")).text, /<article[^>]*data-same/);
  const { status, headers, text } = await ask("/blog/first", { method: "POST" });
  assertEquals([status, headers.get("x-slug")], [422, "bad"]);
  assertStringIncludes(text, "<h1>FIRST</h1>");
});

Deno.test("middlewares run from the outer folder to the inner, one or several a file", async () => {
  assertStringIncludes((await ask("/blog/first")).text, "<p>root, blog 1, blog 2</p>");
  assertEquals(JSON.parse((await ask("/api/echo")).text).visited, ["root"]);
});

Deno.test("a fixed name comes before [x], and that before [...x]", async () => {
  assertStringIncludes((await ask("/blog/latest")).text, "Latest at");
  assertStringIncludes((await ask("/blog/earliest")).text, "EARLIEST");
  assertEquals(JSON.parse((await ask("/blog/a/b")).text), { rest: "a/b" });
});

Deno.test("a page may do without layouts and app wrapper", async () => {
  const { text } = await ask("/blog/bare");
  assertMatch(text, /^<!DOCTYPE html><html><head>.*<\/head><body><p>Bare<\/p><\/body>/);
  for (const part of ["data-path", 'id="layout"', 'id="blog"']) assert(!text.includes(part), part);
});

Deno.test("a route may name its own pattern", async () => {
  assertEquals(JSON.parse((await ask("/x/chair@2")).text), { item: "chair", version: "2" });
  assertEquals((await ask("/shop/item")).status, 404);
});

Deno.test("a handler may render by hand, within the same wrappers", async () => {
  const { status, headers, text } = await ask("/shop/rendered");
  assertEquals([status, headers.get("x-by")], [203, "hand"]);
  assertStringIncludes(text, 'id="layout"');
  assertStringIncludes(text, "<p>Rendered</p>");
});

Deno.test("the error page shows what was thrown, with its status, in the app wrapper", async () => {
  const missing = await ask("/nowhere");
  assertEquals(missing.status, 404);
  assertStringIncludes(missing.text, "<h1>Error 404</h1>");
  assertStringIncludes(missing.text, 'data-path="/nowhere"');
  const taken = await ask("/api/broken");
  assertEquals(taken.status, 409);
  assertStringIncludes(taken.text, "<h1>Error 409</h1>");
});

Deno.test("the error page is shown outside of all middlewares: without their headers", async () => {
  assert((await ask("/")).headers.has("content-security-policy"));
  for (const path of ["/nowhere", "/api/broken"]) {
    assertEquals((await ask(path)).headers.get("content-security-policy"), null, path);
  }
});

Deno.test("Head sets the one title, the last one wins", async () => {
  const { text } = await ask("/heads");
  assertEquals(text.match(/<title>[^<]*<\/title>/g), ["<title>Second</title>"]);
  assert(text.indexOf("<title>") < text.indexOf("</head>"));
});

Deno.test("Head replaces its like by key, id and name, and adds the rest", async () => {
  const { text } = await ask("/heads");
  const head = text.slice(0, text.indexOf("</head>"));
  for (const absent of ["wrapper", "one"]) assert(!head.includes(`"${absent}"`), absent);
  assert(!head.includes("/one.woff2"));
  for (const present of ["page", "two", "/two.woff2", "noindex"]) {
    assertStringIncludes(head, `"${present}"`);
  }
});

Deno.test("an island is rendered on the server, and its scripts are there", async () => {
  const { text } = await ask("/");
  assertMatch(text, /Count: 3/);
  assertEquals(text.match(/<title>[^<]*/g), ["<title>Counting"]);
  const scripts = [...text.matchAll(/"(\/[^"]+\.js)"/g)].map(([, url]) => url!);
  assert(scripts.length >= 2);
  for (const url of scripts) {
    const { status, headers } = await ask(url);
    assertEquals(status, 200, url);
    assertMatch(headers.get("content-type")!, /javascript/);
    assertMatch(headers.get("cache-control")!, /immutable/);
  }
});
