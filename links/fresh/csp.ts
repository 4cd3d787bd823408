import { INNER } from "./context.ts";
import type { MiddlewareFn } from "./context.ts";

interface CspOptions {
  /** Report what would be blocked instead of blocking it. */
  reportOnly?: boolean;
  /** Where browsers report. */
  reportTo?: string;
  /** Directives that add to the defaults or take their place. */
  csp?: string[];
  /** Allow a page's inline scripts and styles by a nonce, new each request, and no others. */
  useNonce?: boolean;
}

const DEFAULTS = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "upgrade-insecure-requests",
];

/** The directives in which a nonce takes the place of 'unsafe-inline'. */
const WITH_NONCE = /^(default-src|(script|style)-src(-elem|-attr)?)(?= |$)/;

/** Adds a Content-Security-Policy to every response. */
export function csp<State>(options: CspOptions = {}): MiddlewareFn<State> {
  const { reportOnly = false, reportTo, useNonce = false } = options;
  const directives = merge(DEFAULTS, options.csp ?? []);
  if (reportTo !== undefined) directives.push(`report-to csp`, `report-uri ${reportTo}`);
  const header = `content-security-policy${reportOnly ? "-report-only" : ""}`;
  return async (ctx) => {
    const inner = ctx[INNER];
    if (useNonce) inner.nonce = newNonce();
    const response = await ctx.next();
    // As in 2.3.3: a response that a middleware made of the page is not known to have one.
    const nonce = response === inner.page ? inner.nonce : undefined;
    response.headers.set(header, directives.map((text) => withNonce(text, nonce)).join("; "));
    if (reportTo !== undefined) response.headers.set("reporting-endpoints", `csp="${reportTo}"`);
    return response;
  };
}

function merge(defaults: string[], own: string[]): string[] {
  const byName = new Map([...defaults, ...own].map((text) => [text.split(" ", 1)[0], text]));
  return [...byName.values()];
}

function withNonce(directive: string, nonce: string | undefined): string {
  if (nonce === undefined || !WITH_NONCE.test(directive)) return directive;
  return directive.replaceAll("'unsafe-inline'", `'nonce-${nonce}'`);
}

function newNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toBase64();
}
