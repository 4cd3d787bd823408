import { define } from "../lib/define.ts";

/** Whether to send requests here: not while the process is on its way out. */
export const handler = define.handlers({
  GET: ({ state }) => {
    const ready = !state.stopping.aborted;
    return new Response(ready ? "ready\n" : "stopping\n", {
      status: ready ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  },
});
