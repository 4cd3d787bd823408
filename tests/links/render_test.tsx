/** Pages: `ctx.render`, `Head`, `csp` and its nonce. */

import { App, csp } from "fresh";
import { useSignal } from "@preact/signals";
import {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStringIncludes,
} from "@std/assert";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { request } from "./request.ts";

function Page({ children, head }: { children?: ComponentChildren; head?: ComponentChildren }) {
  return (
    <html lang="en">
      <head>
        <title>Wrapper</title>
        <meta name="description" content="wrapper" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

async function html(page: ComponentChildren): Promise<string> {
  const app = new App().get("/", (ctx) => ctx.render(<Page>{page}</Page>));
  return (await app.handler()(request("/"))).text();
}

Deno.test("render answers with HTML, the status and the headers it is given", async () => {
  const app = new App()
    .get("/", (ctx) => ctx.render(<h1>Tea</h1>, { status: 418, headers: { "x-pot": "short" } }));
  const response = await app.handler()(request("/"));
  assertEquals([response.status, response.headers.get("x-pot")], [418, "short"]);
  assertMatch(response.headers.get("content-type")!, /^text\/html; ?charset=utf-8/i);
  assertStringIncludes(await response.text(), "<h1>Tea</h1>");
});

Deno.test("hooks and signals work while rendering: there is one Preact", async () => {
  function Both() {
    const count = useSignal(4);
    const [word] = useState("cells");
    return <p>{count.value} {word}</p>;
  }
  assertMatch(await html(<Both />), /<p>4 cells<\/p>/);
});

Deno.test("text is escaped", async () => {
  assertMatch(await html(<p>{"<script>"}</p>), /<p>&lt;script(>|&gt;)<\/p>/);
});

Deno.test("csp sets its defaults, and what it is given instead", async () => {
  const app = new App()
    .use(csp({ csp: ["img-src 'self' https://img.example", "frame-src 'none'"] }))
    .get("/", () => new Response("text"));
  const policy = (await app.handler()(request("/"))).headers.get("content-security-policy")!;
  assertMatch(policy, /default-src 'self'/);
  assertMatch(policy, /img-src 'self' https:\/\/img\.example/);
  assertMatch(policy, /frame-src 'none'/);
  assertEquals(policy.match(/img-src/g)?.length, 1);
  // It cannot be taken back: on plain http nothing loads then, unless the app takes it out.
  assertMatch(policy, /(^|; )upgrade-insecure-requests(;|$)/);
});

Deno.test("csp may only report, and says where to", async () => {
  const app = new App()
    .use(csp({ reportOnly: true, reportTo: "/api/csp" }))
    .get("/", () => new Response("text"));
  const { headers } = await app.handler()(request("/"));
  assertEquals(headers.get("content-security-policy"), null);
  assertMatch(headers.get("content-security-policy-report-only")!, /report-uri \/api\/csp/);
  assertStringIncludes(headers.get("reporting-endpoints")!, "/api/csp");
});

Deno.test("a nonce is on every inline script and style, in the policy, and new each time", async () => {
  const handler = new App()
    .use(csp({ useNonce: true }))
    .get("/", (ctx) =>
      ctx.render(
        <Page head={<style>{"p { color: red }"}</style>}>
          <script
            // deno-lint-ignore react-no-danger -- escaping would break it
            dangerouslySetInnerHTML={{ __html: "globalThis.ran = true" }}
          />
          <script src="/elsewhere.js" />
        </Page>,
      ))
    .handler();
  const nonces = await Promise.all([1, 2].map(async () => {
    const response = await handler(request("/"));
    const policy = response.headers.get("content-security-policy")!;
    const nonce = policy.match(/script-src [^;]*'nonce-([^']+)'/)?.[1];
    const inline = [...(await response.text()).matchAll(/<(?:script|style)(?![^>]*\ssrc=)[^>]*>/g)];
    assertEquals(inline.length, 2);
    for (const [tag] of inline) assertStringIncludes(tag, `nonce="${nonce}"`);
    // The nonce takes its place; what else a directive allows stays.
    assertStringIncludes(policy, `style-src 'self' 'nonce-${nonce}'; `);
    assert(!policy.includes("'unsafe-inline'"), policy);
    return nonce;
  }));
  assertNotEquals(nonces[0], nonces[1]);
});

Deno.test("an answer that was not rendered has no nonce in its policy", async () => {
  const app = new App().use(csp({ useNonce: true })).get("/", () => Response.json({}));
  const { headers } = await app.handler()(request("/"));
  const policy = headers.get("content-security-policy")!;
  assert(!policy.includes("nonce-"));
  assertStringIncludes(policy, "script-src 'self' 'unsafe-inline'");
});

Deno.test("what a middleware made of a page has no nonce in its policy", async () => {
  const handler = new App()
    .use(csp({ useNonce: true }))
    .use(async (ctx) => new Response((await ctx.next()).body))
    .get("/", (ctx) => ctx.render(<Page head={<style>{"p { color: red }"}</style>}>text</Page>))
    .handler();
  const response = await handler(request("/"));
  assertMatch(await response.text(), /<style nonce=/);
  assert(!response.headers.get("content-security-policy")!.includes("nonce-"));
});

Deno.test("a nonce is given where inline scripts or styles were allowed, and nowhere else", async () => {
  const own = ["script-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'unsafe-inline'"];
  const app = new App()
    .use(csp({ useNonce: true, csp: own }))
    .get("/", (ctx) => ctx.render(<Page head={null}>text</Page>));
  const response = await app.handler()(request("/"));
  await response.body?.cancel();
  const policy = `${response.headers.get("content-security-policy")};`;
  assertStringIncludes(policy, "script-src 'self';");
  assertMatch(policy, /style-src-attr 'nonce-[^' ]+';/);
  assertStringIncludes(policy, "img-src 'unsafe-inline';");
});
