import { asset } from "fresh/runtime";
import { pickLanguage } from "../../../words/language.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { define, type State } from "../../define.ts";
import type { Context } from "fresh";
import { nextTurn } from "../../clock.ts";
import { countRefusal } from "../../telemetry/meter.ts";
import { freshJson } from "../body.ts";
import { readCookie } from "../cookie.ts";
import { isOurs } from "../own_request.ts";
import { lanesOf } from "../room_pass.ts";

/** When who has asked for too many pages may ask for more, s. */
const RETRY_S = 10;
/** How long others wait for an answer that is being made, ms: it may itself be waiting for a worker. */
const PATIENCE = 50;

/**
 * What has limits of its own or is no work: online play, the arena's sockets, probes, and what every new
 * browser fetches so that it works offline. Reports of games too: each may wait for its check, and a few
 * of them would keep everyone else waiting as long.
 */
const APART =
  /^\/(healthz|readyz|sw\.js|manifest\.webmanifest|offline\/[a-z]+|api\/(ws|send|poll|results|me\/tournaments|arena|arena\/watch\/.*|bot(\/(?!online$).*)?))$/;

/**
 * Makes pages, answers and files by turns of those who ask, so that who asks for many keeps nobody
 * waiting. Between two of them everything else on the server gets its chance.
 */
export const inTurn = define.middleware(async (ctx) => {
  if (APART.test(ctx.url.pathname) || isOurs(ctx)) return await ctx.next();
  const { pages, rates, world, markOf, trustedHops } = await ctx.state.online();
  const { counted, lane } = lanesOf(ctx, markOf, trustedHops);
  if (!rates.pages.allow([counted], world.now())) return refuse(ctx);
  const begun = await pages.do(lane, async () => {
    await nextTurn();
    const response = Promise.try(() => ctx.next());
    await awhile(response, world.after);
    return { response };
  });
  return begun ? await begun.response : refuse(ctx);
});

/** Waits until it is done, well or not, but not long. */
async function awhile(
  work: Promise<unknown>,
  after: (ms: number, call: () => void) => () => void,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const end = () => done.resolve();
  const cancel = after(PATIENCE, end);
  work.then(end, end);
  await done.promise;
  cancel();
}

/** A program gets a code, a person a page, and whatever else is fetched a line. */
function refuse({ req, url }: Context<State>): Response {
  countRefusal("page", "limit");
  const response = url.pathname.startsWith("/api/")
    ? freshJson({ refused: "limit" }, 429)
    : isForPerson(req)
    ? limitPage(req, url)
    : new Response("Too many requests. Try again in a moment.\n", { status: 429 });
  response.headers.set("retry-after", `${RETRY_S}`);
  return response;
}

/** Whether somebody goes to a page: what scripts and images fetch is read by nobody. */
function isForPerson({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("accept")?.includes("text/html") ?? false);
}

/**
 * What somebody sees where too many pages were asked for. It's put together without the app's own
 * rendering: this is what is answered when there's no time for that.
 */
function limitPage({ headers }: Request, { searchParams }: URL): Response {
  const cookie = readCookie(headers.get("cookie"), "lang");
  const language = pickLanguage(searchParams.get("lang"), cookie, headers.get("accept-language"));
  const { title, text, again } = siteWordsIn(language).tooMany;
  const page = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${asset("/site.css")}">
</head>
<body>
<main id="content" class="prose-page">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status: 429,
    headers: { "content-type": "text/html; charset=utf-8", "content-language": language },
  });
}
