import { HttpError } from "fresh";
import { define } from "../../define.ts";
import { logError } from "../../log/log.ts";
import { isStoreFailure, StoreFailure } from "../../store/failure.ts";
import { countRefusal } from "../../telemetry/meter.ts";
import { ErrorPage } from "../pages/error_page.tsx";
import { PageError } from "../pages/page_error.ts";
import { refusal } from "../refusal.ts";
import { methodsAt } from "../../api/operations.ts";
import type { ApiRefusal } from "../../api/refusals.ts";

/**
 * Answers with a page for what is thrown by what comes after. What Fresh answers by itself lies
 * outside of all middlewares: it has no policy, no language and none of the other headers.
 */
export const explain = define.middleware(async (ctx) => {
  try {
    return await ctx.next();
  } catch (error) {
    // Who went away before it was answered made that end, and hears of nothing.
    const isGone = ctx.req.signal.aborted;
    const isNoBug = error instanceof HttpError || error instanceof StoreFailure;
    if (!isGone && !isNoBug) logError(error, "A page failed");
    if (error instanceof PageError) countRefusal("page", error.code);
    if (isForPrograms(ctx.req, ctx.url)) {
      const why = refusalOf(error);
      const isNowhere = why === "unknown" || why === "method";
      return isNowhere && refuseMethod(ctx.req, ctx.url) || refusal(why);
    }
    const status = error instanceof HttpError ? error.status : isStoreFailure(error) ? 503 : 500;
    const isLink = ["GET", "HEAD"].includes(ctx.req.method);
    const meant = status === 404 && isLink && withoutPunctuation(ctx.url);
    if (meant) return ctx.redirect(ctx.state.origin + meant);
    const { language } = ctx.state;
    const page = <ErrorPage error={error} language={language} isLink={isLink} />;
    return await ctx.render(page, { status });
  }
});

/**
 * What may end a sentence or stand around a link, as an address has it. No sentence ends in more of it, and
 * to look for more takes a long address's length squared.
 */
const PUNCTUATION = /([^\w/%]|%2[^f]|%3[a-f]|%5[b-e]|%7[b-e]|%C2%[AB].|%E[23]%80%..){1,20}$/i;

/** Where a link leads whose end was taken for longer than it is; undefined if it wasn't. */
function withoutPunctuation({ pathname, search }: URL): string | undefined {
  const path = pathname.replace(PUNCTUATION, "");
  return path === pathname || path === "/" || path === "" ? undefined : path + search;
}

/** Whether the answer is read by a program: people look at pages below `/api`, too. */
function isForPrograms({ headers }: Request, { pathname }: URL): boolean {
  return pathname.startsWith("/api/") && !headers.get("accept")?.includes("text/html");
}

function refusalOf(error: unknown): ApiRefusal {
  if (isStoreFailure(error)) return "storage";
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 404) return "unknown";
  if (status === 405) return "method";
  if (status === 403) return "origin";
  return status < 500 ? "malformed" : "broken";
}

/** What an address that is asked in another way says; Fresh finds nothing where it has no handler. */
function refuseMethod({ method }: Request, { pathname }: URL): Response | undefined {
  const methods = methodsAt(pathname);
  if (methods.length === 0 || methods.includes(method)) return undefined;
  const response = refusal("method", { message: `Ask this by ${methods.join(" or ")}.` });
  response.headers.set("allow", methods.join(", "));
  return response;
}
