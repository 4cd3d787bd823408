/** The built app with what Deno measures; prints its address, and ends when its input does. */

import { serveApp } from "../serve_app.ts";

await using app = await serveApp({ roomsPerSource: 1 });
console.log(app.url);
for await (const _ of Deno.stdin.readable);
