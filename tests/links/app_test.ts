/** `App` and `ctx`, by what Fresh's documentation promises. */

import { App, HttpError } from "fresh";
import type { FreshContext } from "fresh";
import { assert, assertEquals, assertRejects } from "@std/assert";
import { request } from "./request.ts";

interface State {
  trail: string[];
}

/** A middleware that leaves its name on the way in and on the way out. */
function leave(name: string) {
  return async (ctx: FreshContext<State>) => {
    ctx.state.trail = [...ctx.state.trail ?? [], name];
    const response = await ctx.next();
    response.headers.append("x-way-out", name);
    return response;
  };
}

const trail = (ctx: FreshContext<State>) => new Response((ctx.state.trail ?? []).join(" "));

function text(response: Response): Promise<string> {
  return response.text();
}

Deno.test("middlewares lie around what comes after, the first outermost", async () => {
  const handler = new App<State>().use(leave("a"), leave("b")).get("/", trail).handler();
  const response = await handler(request("/"));
  assertEquals(response.headers.get("x-way-out"), "b, a");
  assertEquals(await text(response), "a b");
});

Deno.test("a middleware added after a route does not touch it", async () => {
  const handler = new App<State>()
    .use(leave("a")).get("/first", trail).use(leave("b")).get("/second", trail).handler();
  assertEquals(await text(await handler(request("/first"))), "a");
  assertEquals(await text(await handler(request("/second"))), "a b");
});

Deno.test("a middleware with a path covers that path and all below", async () => {
  const handler = new App<State>()
    .use("/in", leave("in")).get("/in/deep", trail).get("/in", trail).get("/inn", trail).handler();
  assertEquals(await text(await handler(request("/in"))), "in");
  assertEquals(await text(await handler(request("/in/deep"))), "in");
  assertEquals(await text(await handler(request("/inn"))), "");
});

Deno.test("a route may have middlewares of its own", async () => {
  const handler = new App<State>().get("/", leave("own"), trail).handler();
  assertEquals(await text(await handler(request("/"))), "own");
});

Deno.test("exact paths come first, then patterns in their order", async () => {
  const handler = new App()
    .get("/:a/:b", () => new Response("first"))
    .get("/books/:id", () => new Response("second"))
    .get("/books/featured", () => new Response("exact"))
    .handler();
  assertEquals(await text(await handler(request("/books/featured"))), "exact");
  assertEquals(await text(await handler(request("/books/7"))), "first");
});

Deno.test("params come from the pattern, and route is the pattern", async () => {
  const handler = new App()
    .get("/r/:code/watch", ({ params, route }) => Response.json({ params, route }))
    .get("/p/:name", ({ params: { name } }) => new Response(name))
    .get("/files/*", () => new Response("a file"))
    .handler();
  assertEquals(await text(await handler(request("/p/50%25%20%26%C3%A9%2Fb"))), "50% %26é%2Fb");
  const found = await (await handler(request("/r/K7QX2M/watch"))).json();
  assertEquals(found, { params: { code: "K7QX2M" }, route: "/r/:code/watch" });
  assertEquals(await text(await handler(request("/files/a/b"))), "a file");
});

Deno.test("an address that can't be decoded fails where a pattern matches it", async () => {
  const handler = new App().get("/p/:name", () => new Response("a name")).handler();
  await assertRejects(() => handler(request("/p/50%")), URIError);
  assertEquals((await handler(request("/50%"))).status, 404);
});

Deno.test("route is null where none matched", async () => {
  let route: string | null | undefined;
  const handler = new App()
    .use((ctx) => {
      route = ctx.route;
      return ctx.next();
    })
    .get("/", () => new Response())
    .handler();
  await handler(request("/elsewhere"));
  assertEquals(route, null);
});

Deno.test("a wrong method is a 405, HEAD falls back to GET, all answers all", async () => {
  const handler = new App()
    .get("/get", () => new Response("body"))
    .post("/post", () => new Response("posted"))
    .all("/all", ({ req }) => new Response(req.method))
    .handler();
  assertEquals((await handler(request("/get", { method: "POST" }))).status, 405);
  assertEquals((await handler(request("/get", { method: "HEAD" }))).status, 200);
  assertEquals(await text(await handler(request("/post", { method: "POST" }))), "posted");
  assertEquals(await text(await handler(request("/all", { method: "PUT" }))), "PUT");
});

Deno.test("one path may answer several methods", async () => {
  const handler = new App()
    .get("/:id", () => new Response("got")).post("/:id", () => new Response("posted")).handler();
  assertEquals(await text(await handler(request("/7"))), "got");
  assertEquals(await text(await handler(request("/7", { method: "POST" }))), "posted");
});

Deno.test("every request has a state of its own", async () => {
  const handler = new App<State>().use(leave("a")).get("/", trail).handler();
  await handler(request("/"));
  assertEquals(await text(await handler(request("/"))), "a");
});

Deno.test("redirect answers 302, or the given status, and stays on the site", async () => {
  const handler = new App()
    .get("/a", (ctx) => ctx.redirect("/b"))
    .get("/c", (ctx) => ctx.redirect("/d", 303))
    .get("/e", (ctx) => ctx.redirect("//elsewhere.example"))
    .handler();
  const [a, c, e] = await Promise.all(["/a", "/c", "/e"].map((path) => handler(request(path))));
  assertEquals([a!.status, a!.headers.get("location")], [302, "/b"]);
  assertEquals([c!.status, c!.headers.get("location")], [303, "/d"]);
  assert(!e!.headers.get("location")?.startsWith("//"));
});

Deno.test("a slash behind a fixed path changes nothing, behind a pattern it does", async () => {
  const handler = new App()
    .get("/play", () => new Response("play"))
    .get("/r/:code", () => new Response("room"))
    .handler();
  assertEquals(await text(await handler(request("/play/"))), "play");
  assertEquals((await handler(request("/r/K7QX2M/"))).status, 404);
});

Deno.test("the nearest onError answers for what is thrown", async () => {
  const thrower = () => {
    throw new HttpError(418, "teapot");
  };
  const handler = new App()
    .onError("*", ({ error }) => new Response(`outer ${(error as HttpError).status}`))
    .onError("/in", ({ error }) => new Response(`inner ${(error as HttpError).message}`))
    .get("/thrower", thrower)
    .get("/in/thrower", thrower)
    .handler();
  assertEquals(await text(await handler(request("/thrower"))), "outer 418");
  assertEquals(await text(await handler(request("/in/thrower"))), "inner teapot");
});

Deno.test("onError sees what a middleware throws", async () => {
  const handler = new App()
    .onError("*", ({ error }) => new Response(String(error)))
    .use(() => Promise.reject(new HttpError(503, "closed")))
    .get("/", () => new Response("never"))
    .handler();
  assertEquals(await text(await handler(request("/"))), "HttpError: closed");
});

Deno.test("onError lies outside the middlewares of its path, wherever they were added", async () => {
  const thrower = () => {
    throw new HttpError(418);
  };
  const handler = new App<State>()
    .use(leave("a"))
    .onError("*", () => new Response("outer"))
    .use("/in", leave("b"))
    .onError("/in", () => new Response("inner"))
    .get("/thrower", thrower)
    .get("/in/thrower", thrower)
    .handler();
  const way = async (path: string) => {
    const response = await handler(request(path));
    return [await text(response), response.headers.get("x-way-out")];
  };
  assertEquals(await way("/thrower"), ["outer", null]);
  assertEquals(await way("/in/thrower"), ["inner", "a"]);
  assertEquals(await way("/in/nowhere"), ["outer", null]);
});

Deno.test("a middleware may answer for what is thrown behind it, also where nothing is", async () => {
  const handler = new App<State>()
    .use(leave("a"))
    .use(async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        return new Response(`caught ${(error as HttpError).status}`);
      }
    })
    .get("/thrower", () => {
      throw new HttpError(418);
    })
    .handler();
  for (const [path, answer] of [["/thrower", "caught 418"], ["/nowhere", "caught 404"]] as const) {
    const response = await handler(request(path));
    assertEquals([await text(response), response.headers.get("x-way-out")], [answer, "a"]);
  }
});

Deno.test("an HttpError nobody answers for is answered with its status", async () => {
  const handler = new App()
    .get("/", ({ error }) => {
      assertEquals(error, null);
      throw new HttpError(403);
    })
    .handler();
  assertEquals((await handler(request("/"))).status, 403);
  assertEquals((await handler(request("/nowhere"))).status, 404);
});

Deno.test("basePath puts all routes below a path", async () => {
  const handler = new App({ basePath: "/app" })
    .get("/", () => new Response("home"))
    .get("/about", ({ config }) => new Response(config.basePath))
    .handler();
  assertEquals(await text(await handler(request("/app"))), "home");
  assertEquals(await text(await handler(request("/app/about"))), "/app");
  assertEquals((await handler(request("/about"))).status, 404);
});

Deno.test("the origin of a request is its own, whatever a proxy forwards", async () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "game.example" };
  const handler = new App().get("/", ({ url }) => new Response(url.origin)).handler();
  const asked = new Request("http://10.0.0.7:8000/", { headers });
  assertEquals(await text(await handler(asked)), "http://10.0.0.7:8000");
});

Deno.test("info tells who asks", async () => {
  const handler = new App()
    .get("/", ({ info }) => new Response((info.remoteAddr as Deno.NetAddr).hostname))
    .handler();
  const info: Deno.ServeHandlerInfo = {
    remoteAddr: { transport: "tcp", hostname: "192.0.2.7", port: 4321 },
    completed: Promise.resolve(),
  };
  assertEquals(await text(await handler(request("/"), info)), "192.0.2.7");
});

Deno.test("listen serves the app", async () => {
  const app = new App().get("/", () => new Response("served"));
  const { promise, resolve } = Promise.withResolvers<number>();
  const stop = new AbortController();
  const onListen = ({ port }: Deno.NetAddr) => resolve(port);
  const listening = app.listen({ hostname: "127.0.0.1", port: 0, signal: stop.signal, onListen });
  const response = await fetch(`http://127.0.0.1:${await promise}/`);
  assertEquals(await text(response), "served");
  stop.abort();
  await listening;
});
