/** The text of a file, or of standard input, which is called `-`. */
export async function readText(file: string): Promise<string> {
  if (file === "-") return await new Response(Deno.stdin.readable).text();
  return await Deno.readTextFile(file);
}
