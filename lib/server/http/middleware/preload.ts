import { readAddedScripts } from "../../../build/build_notes.ts";
import { isFinished, type Language } from "../../../words/language.ts";
import { define } from "../../define.ts";

/** The addresses in a `Link` header. */
const URLS = /<([^>]+)>/g;
/** The address of a page's stylesheet. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"/;

/**
 * Names all that a page with islands needs before the page itself is read. Its stylesheet comes
 * first: nothing is painted without it, and over a slow line it would come in after the scripts,
 * which Fresh names there. The words of the islands come last: islands would ask for them only once
 * they are there themselves.
 *
 * It lies around the content policy, since Fresh knows a page's nonce by the response it rendered:
 * what is made of that response has none.
 */
export const preload = define.middleware(async (ctx) => {
  const response = await ctx.next();
  const { built, language } = ctx.state;
  const links = response.headers.get("link");
  if (links === null) return response;
  const text = await response.text();
  const sheet = text.match(SHEET)?.[1];
  const styles = sheet === undefined ? [] : [`<${sheet}>; rel="preload"; as="style"`];
  const scripts = built === undefined ? [] : await wordsOf(built, links, language);
  const words = scripts.map((script) => `<${script}>; rel="modulepreload"; as="script"`);
  const { status } = response, headers = new Headers(response.headers);
  headers.set("link", [...styles, links, ...words].join(", "));
  return new Response(text, { status, headers });
});

/** The scripts with the words of the islands that a `Link` header names. */
async function wordsOf(built: string, links: string, language: Language): Promise<string[]> {
  const { words } = await readAddedScripts(built);
  const needed = isFinished(language) ? [language] : [language, "en"] as const;
  return [...links.matchAll(URLS)].flatMap(([, url]) =>
    needed.flatMap((language) => words[url!]?.[language] ?? [])
  );
}
