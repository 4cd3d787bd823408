import { HttpError } from "fresh";
import type { RouteConfig } from "fresh";
import { define } from "../lib/server/define.ts";
import { LANGUAGES } from "../lib/words/language.ts";

/** A folder that begins with a dot would be no folder of routes. */
export const config: RouteConfig = { routeOverride: "/.well-known/security.txt" };

const DAY = 24 * 60 * 60 * 1000;
/** The RFC wants less than a year. */
const HOLDS_FOR = 180 * DAY;

const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" };

/** Whom to tell of a security hole (RFC 9116); nothing is there where `SECURITY_CONTACT` names nobody. */
export const handler = define.handlers({
  async GET({ state }) {
    const { securityContact, world } = await state.online();
    if (securityContact === undefined) throw new HttpError(404);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expiry(world.now())}`,
      `Preferred-Languages: ${LANGUAGES.join(", ")}`,
      ...canonical(state.origin),
    ];
    return new Response(lines.join("\n") + "\n", { headers: HEADERS });
  },
});

/** From the day it's asked for, so that it never lies in the past. */
function expiry(now: number): string {
  const today = now - now % DAY;
  return new Date(today + HOLDS_FOR).toISOString().replace(".000", "");
}

/** Only an address by HTTPS may stand there. */
function canonical(origin: string): string[] {
  return origin.startsWith("https:") ? [`Canonical: ${origin}${config.routeOverride}`] : [];
}
