import { readWordScripts, type WordScripts } from "../../build/word_scripts.ts";
import { isFinished } from "../../words/language.ts";
import { define } from "../define.ts";

/** The addresses in a `Link` header. */
const URLS = /<([^>]+)>/g;

let read: Promise<WordScripts> | undefined;

/**
 * Asks for the words of a page's islands along with the islands, which would ask for them once they
 * are there: a browser need not wait for the one to learn of the other.
 */
export const preloadWords = define.middleware(async (ctx) => {
  const { built, language } = ctx.state;
  const response = await ctx.next();
  const links = response.headers.get("link");
  if (built === undefined || links === null) return response;
  const scripts = await (read ??= readWordScripts(built));
  const needed = isFinished(language) ? [language] : [language, "en"] as const;
  for (const [, url] of links.matchAll(URLS)) {
    for (const words of needed.flatMap((language) => scripts[url!]?.[language] ?? [])) {
      response.headers.append("link", `<${words}>; rel="modulepreload"; as="script"`);
    }
  }
  return response;
});
