/** What a report wears: of the app's stylesheet, what a page of tables and charts needs. */

const STYLES = new URL("../../styles/", import.meta.url);

/** The files, in the order in which `styles/site.css` names them. */
const FILES = ["properties", "base", "prose", "study", "forced"];

/** Their text: a page carries it with it, and so it imports nothing. */
export async function readReportStyle(): Promise<string> {
  const texts = FILES.map((name) => Deno.readTextFile(new URL(`${name}.css`, STYLES)));
  return (await Promise.all(texts)).join("\n");
}
