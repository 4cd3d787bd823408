import { define } from "../lib/server/define.ts";

const FILE = new URL("../CHANGELOG.md", import.meta.url);

/** What each version brought. */
export const handler = define.handlers({ GET: () => textFile(FILE) });

/** Answers with a file of the repository as plain text, as its authors read it there. */
async function textFile(file: URL): Promise<Response> {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };
  return new Response(await Deno.readTextFile(file), { headers });
}
