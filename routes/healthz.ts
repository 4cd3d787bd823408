import { define } from "../lib/server/define.ts";

/** Whether the process lives; asks nobody else. */
export const handler = define.handlers({
  GET: () => new Response("ok\n", { headers: { "cache-control": "no-store" } }),
});
