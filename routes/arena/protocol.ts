import { define } from "../../lib/define.ts";

const TEXT = new URL("../../docs/arena.md", import.meta.url);

/** The protocol, as its authors read it in the repository. */
export const handler = define.handlers({
  async GET() {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };
    return new Response(await Deno.readTextFile(TEXT), { headers });
  },
});
