import { asLanguage, pickLanguage } from "../../../words/language.ts";
import { define, type State } from "../../define.ts";
import { nameByRoute } from "../../telemetry/requests.ts";
import { readCookie } from "../cookie.ts";
import { isEmbed } from "../pages/embed.tsx";

/**
 * Names the span of a request, and the measurements of it, by the route: by their addresses they would
 * be as many as there are rooms.
 */
export const nameSpan = define.middleware(async (ctx) => {
  const response = await ctx.next();
  if (ctx.route) nameByRoute(ctx.req.method, ctx.route);
  return response;
});

const COOKIE = "lang";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Picks the page's language, and remembers one that was asked for in the address, for a year from the
 * last visit; frames remember nothing.
 */
export const speak = define.middleware(async (ctx) => {
  const { headers } = ctx.req;
  const asked = ctx.url.searchParams.get(COOKIE);
  const isFramed = isEmbed(ctx.url);
  const chosen = isFramed ? undefined : readCookie(headers.get("cookie"), COOKIE);
  ctx.state.language = pickLanguage(asked, chosen, headers.get("accept-language"));
  const response = await ctx.next();
  response.headers.set("content-language", ctx.state.language);
  const location = response.headers.get("location");
  if (location && asLanguage(asked)) {
    response.headers.set("location", inLanguage(location, ctx.state.language));
  }
  const isChosen = asLanguage(asked ?? (beginsVisit(headers) ? chosen : undefined)) !== undefined;
  if (isChosen && !isFramed && !isShared(response)) {
    response.headers.append("set-cookie", writeCookie(ctx.state));
  }
  return response;
});

/**
 * Whether a page is asked for from elsewhere. One that leads on within the site may come late, after another
 * language was chosen in another tab.
 */
function beginsVisit(headers: Headers): boolean {
  const isOfSite = headers.get("sec-fetch-site") === "same-origin";
  return !isOfSite && (headers.get("accept")?.includes("text/html") ?? false);
}

/** Whether a cache may give an answer to others, such as a picture: one's choice isn't theirs. */
function isShared({ headers }: Response): boolean {
  return /\bpublic\b/.test(headers.get("cache-control") ?? "");
}

/** Where a redirect leads, in the language that was asked for: there may be no cookie. */
function inLanguage(location: string, language: string): string {
  if (new RegExp(`[?&]${COOKIE}=`).test(location)) return location;
  return `${location}${location.includes("?") ? "&" : "?"}${COOKIE}=${language}`;
}

function writeCookie({ language, origin }: State): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}
