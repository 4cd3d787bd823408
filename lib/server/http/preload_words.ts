import { readAddedScripts } from "../../build/added_scripts.ts";
import { isFinished } from "../../words/language.ts";
import { define } from "../define.ts";

/** The addresses in a `Link` header. */
const URLS = /<([^>]+)>/g;

/**
 * Asks for the words of a page's islands along with the islands, which would ask for them once they
 * are there: a browser need not wait for the one to learn of the other.
 */
export const preloadWords = define.middleware(async (ctx) => {
  const { built, language } = ctx.state;
  const response = await ctx.next();
  const links = response.headers.get("link");
  if (built === undefined || links === null) return response;
  const { words } = await readAddedScripts(built);
  const needed = isFinished(language) ? [language] : [language, "en"] as const;
  for (const [, url] of links.matchAll(URLS)) {
    for (const script of needed.flatMap((language) => words[url!]?.[language] ?? [])) {
      response.headers.append("link", `<${script}>; rel="modulepreload"; as="script"`);
    }
  }
  return response;
});
