import { define } from "../define.ts";
import { asLanguage, pickLanguage } from "../view/words/language.ts";
import { readCookie } from "./cookie.ts";

const COOKIE = "lang";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Picks the page's language, and remembers one that was asked for in the address. */
export const speak = define.middleware(async (ctx) => {
  const { headers } = ctx.req;
  const asked = ctx.url.searchParams.get(COOKIE);
  const chosen = readCookie(headers.get("cookie"), COOKIE);
  ctx.state.language = pickLanguage(asked, chosen, headers.get("accept-language"));
  const response = await ctx.next();
  response.headers.set("content-language", ctx.state.language);
  if (asLanguage(asked) !== undefined && asked !== chosen) {
    const cookie = `${COOKIE}=${ctx.state.language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
    response.headers.append("set-cookie", cookie);
  }
  return response;
});
