/** The built app with what Deno measures; prints its address, and ends when its input does. */

import { trace } from "@opentelemetry/api";
import { serveApp } from "../serve_app.ts";

// As on Fresh, where connections come within the request that first loaded a route.
const within = trace.getTracer("test");
await using app = await within.startActiveSpan("earlier", () => serveApp({ roomsPerSource: 1 }));
console.log(app.url);
for await (const _ of Deno.stdin.readable);
