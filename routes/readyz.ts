import { define } from "../lib/define.ts";
import type { State } from "../lib/define.ts";

/** Whether to send requests here: not while the process is on its way out, or cannot keep anything. */
export const handler = define.handlers({
  async GET({ state }) {
    const why = state.stopping.aborted ? "stopping" : await answers(state) ? "ready" : "no store";
    return new Response(`${why}\n`, {
      status: why === "ready" ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  },
});

async function answers({ online }: State): Promise<boolean> {
  try {
    return await (await online()).store.ready();
  } catch {
    return false;
  }
}
