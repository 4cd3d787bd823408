/**
 * The OpenAPI document against the server: every operation is asked with what its schemas draw, and
 * whatever is answered has a documented status and is what the document says.
 */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeToken } from "../bots/bot_client.ts";
import { codeOf } from "../pages/ask.ts";
import { runs } from "../full.ts";
import { routeFiles } from "../routes.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { faultIn, type JsonSchema, valuesOf } from "./json_schema.ts";

/** How often each operation is asked. */
const RUNS = runs(12, 200);

interface Answered {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Documented {
  readonly security?: unknown;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, Answered>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
}

async function documentOf({ url }: ServedApp): Promise<OpenApi> {
  return await (await fetch(`${url}/openapi.json`)).json();
}

/** What one operation may be asked with. */
function askingsOf({ parameters = [], requestBody }: Documented) {
  const schema = requestBody?.content["application/json"]?.schema;
  return fc.record({
    parameters: fc.record(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema)])),
    ),
    // Now and then nothing that was asked for.
    body: schema
      ? fc.oneof({ weight: 4, arbitrary: valuesOf(schema) }, {
        weight: 1,
        arbitrary: fc.jsonValue(),
      })
      : fc.constant(undefined),
  });
}

interface Asking {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A value in a path; a client drops an empty piece, `.` and `..` before it asks. */
function inPath(value: string): string {
  return /^\.{0,2}$/.test(value) ? "none" : encodeURIComponent(value);
}

function addressOf(path: string, { parameters = [] }: Documented, asking: Asking): string {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const value = String(asking.parameters[name]);
    if (place === "query") query.set(name, value);
    else address = address.replace(`{${name}}`, inPath(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

async function judge(documented: Documented, response: Response): Promise<string | undefined> {
  const { status, headers } = response, answered = documented.responses[status];
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  if (!answered) return `the undocumented status ${status}: ${await response.text()}`;
  const schema = answered.content?.[type]?.schema;
  if (type !== "application/json") {
    await response.body?.cancel();
    return answered.content && !schema ? `${status} is ${type}` : undefined;
  }
  const body = await response.json();
  const fault = schema ? faultIn(schema, body) : "JSON that isn't documented";
  return fault && `${status}: ${fault} in ${JSON.stringify(body)}`;
}

Deno.test("every operation answers as the document says, whatever it's asked", async () => {
  await using app = await serveApp({
    botRequestsPerMinute: 1e6,
    botRequestsPerMinutePerBot: 1e6,
    pagesPerTenSeconds: 1e6,
  });
  const { token } = await makeToken(app, "Ada", "Drawn Bot");
  const { paths } = await documentOf(app);
  let operations = 0, asked = 0;
  const statuses = new Map<number, number>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      const headers = documented.security ? { authorization: `Bearer ${token}` } : {};
      const ask = async (asking: Asking) => {
        const response = await fetch(app.url + addressOf(path, documented, asking), {
          method,
          headers: headers as Record<string, string>,
          redirect: "manual",
          ...method === "post" && { body: JSON.stringify(asking.body) },
        });
        asked++;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const fault = await judge(documented, response);
        assertEquals(fault, undefined, `${method} ${path} ${JSON.stringify(asking)}`);
      };
      operations++;
      await fc.assert(fc.asyncProperty(askingsOf(documented), ask), { numRuns: RUNS, seed: 20 });
    }
  }
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) =>
    `${status}: ${count}`
  );
  console.log(`${operations} operations, ${asked} requests; ${counts.join(", ")}`);
  assert(operations >= 40 && asked >= RUNS * operations, `${asked} requests`);
});

Deno.test("every operation with a token says no without one, as documented", async () => {
  await using app = await serveApp();
  const { paths } = await documentOf(app);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      if (!documented.security) continue;
      const response = await fetch(app.url + path.replace("{id}", "AAAAAA"), {
        method,
        ...method === "post" && { body: "{}" },
      });
      assertEquals(response.status, 401, path);
      assertEquals(await judge(documented, response), undefined);
    }
  }
});

Deno.test("every route of the API is in the document, and nothing else is", async () => {
  await using app = await serveApp();
  const { paths, openapi } = await documentOf(app);
  assertEquals(openapi, "3.1.0");
  const files = (await Array.fromAsync(routeFiles("/api"))).filter((file) => file.endsWith(".ts"));
  const routes = files.map((file) =>
    file.replace(/\.ts$/, "").replace(/\/index$/, "").replace(/\[(\w+)\]/g, "{$1}")
  );
  // One file answers all actions of a bot.
  const action = "/api/bot/game/{id}/{action}";
  const documented = Object.keys(paths).map((path) => {
    const isAction = path.startsWith("/api/bot/game/{id}/") && !path.endsWith("/join");
    return isAction ? action : path;
  });
  assertEquals([...new Set(documented)].toSorted(), routes.toSorted());
});

Deno.test("a stream's lines are as documented", async () => {
  await using app = await serveApp();
  const { paths } = await documentOf(app);
  const schema = paths["/api/bot/stream"]!.get!.responses[200]!
    .content!["application/x-ndjson"]!.schema;
  const { token } = await makeToken(app, "Ada", "Listening Bot");
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${app.url}/api/bot/stream`, { headers });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await fetch(`${app.url}/api/bot/room`, { method: "POST", headers, body: "{}" })
    .then((response) => response.body?.cancel());
  let text = "";
  while (!text.includes("gameState")) text += (await reader.read()).value;
  await reader.cancel();
  for (const line of text.split("\n").filter((line) => line !== "")) {
    assertEquals(faultIn(schema, JSON.parse(line)), undefined, line);
  }
  assert(codeOf("Ada") !== token);
});

Deno.test("an address of a WebSocket says so, and where to read on, to who asks for a page", async () => {
  await using app = await serveApp();
  const { paths } = await documentOf(app);
  const sockets = Object.keys(paths).filter((path) => paths[path]!.get?.responses["101"]);
  assertEquals(sockets.length, 4);
  for (const path of sockets) {
    const response = await fetch(app.url + path.replace("{id}", "AAAAAAAAAA"));
    assertEquals([response.status, response.headers.get("upgrade")], [426, "websocket"], path);
    const [guide] = /\/\S+$/m.exec(await response.text())!;
    const read = await fetch(app.url + guide);
    assertEquals(read.status, 200, `${path}: ${guide}`);
    await read.body?.cancel();
  }
});
