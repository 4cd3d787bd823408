/** Answers with a file of the repository as plain text, as its authors read it there. */
export async function textFile(file: URL): Promise<Response> {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };
  return new Response(await Deno.readTextFile(file), { headers });
}
