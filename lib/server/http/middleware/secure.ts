import { csp } from "fresh";
import { define } from "../../define.ts";
import type { State } from "../../define.ts";
import { embedPolicy } from "../pages/embed.tsx";
import { isTrustworthy } from "../origin.ts";

const POLICY = "content-security-policy";
const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** What a frame on another site loads. */
const FRAME_FILES = /^\/embed\.(css|js)$/;

/** What looks ahead, by vectors: to compile those is to run code that no address names. */
const VECTOR_FILE = "/searcher.js";

const HEADERS = {
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/**
 * Lets pages load only from here, and run only the inline scripts that the server wrote. 'strict-dynamic'
 * would let those load scripts from anywhere; it's for pages whose policy has to trust other hosts.
 */
export const contentPolicy = csp<State>({
  useNonce: true,
  csp: [
    "default-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ],
});

/**
 * The other headers that tell a browser what this site never does. An opener policy is for trustworthy
 * origins: on others browsers ignore it, with an error in the console of every page.
 */
export const secure = define.middleware(async (ctx) => {
  const response = await ctx.next();
  forbidInline(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  if (isTrustworthy(ctx.state.origin)) {
    response.headers.set("cross-origin-opener-policy", "same-origin");
  }
  if (ctx.url.pathname === VECTOR_FILE) allowVectors(response.headers);
  if (ctx.state.openTo || FRAME_FILES.test(ctx.url.pathname)) open(response.headers, ctx.state);
  if (ctx.state.origin.startsWith("https:")) {
    // For this host alone: those below it may be other programs', without HTTPS.
    response.headers.set("strict-transport-security", `max-age=${TWO_YEARS_S}`);
  } else allowPlainHttp(response.headers);
  return response;
});

/** Anyone who shows it in a frame, or as a picture, gets it; a frame in a sandbox asks for its page as any site does. */
function open(headers: Headers, { openTo, origin }: State): void {
  headers.set("cross-origin-resource-policy", "cross-origin");
  if (openTo !== "frames") return;
  headers.set("access-control-allow-origin", "*");
  headers.set(POLICY, embedPolicy(origin));
}

/**
 * Fresh's nonce stands where inline scripts and styles were allowed, but only for a page that it rendered:
 * for all else they'd still be allowed.
 */
function forbidInline(headers: Headers): void {
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replaceAll(" 'unsafe-inline'", ""));
}

/** A worker's policy is that of its own script; no page gets it. */
function allowVectors(headers: Headers): void {
  const policy = headers.get(POLICY), scripts = "script-src 'self'";
  if (policy !== null) {
    headers.set(POLICY, policy.replace(scripts, `${scripts} 'wasm-unsafe-eval'`));
  }
}

/**
 * Fresh's policy always turns requests into https, which a server on plain http does not answer: in
 * a home network nothing would load.
 */
function allowPlainHttp(headers: Headers): void {
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replace(/;\s*upgrade-insecure-requests/, ""));
}
