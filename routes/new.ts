import { define } from "../lib/server/define.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { sourceOfRequest } from "../lib/server/transport/address.ts";
import { isSecret } from "../lib/rooms/parse.ts";
import { readSettings } from "../lib/rooms/settings.ts";
import { digest } from "../lib/server/digest.ts";
import { below } from "../lib/games/kit/rng.ts";

/** The longest form that is read, bytes: a position may have each of its characters escaped. */
const LONGEST_FORM = 16_000;

/** Makes a room of a form's choices and goes there. */
export const handler = define.handlers({
  async POST(ctx) {
    const { hub, moderation, brake, trustedHops, markOf } = await ctx.state.online();
    const form = await readForm(ctx.req);
    const settings = form &&
      readSettings((name) => form.get(name) ?? undefined, (seats) => below(seats, Math.random));
    if (!settings) throw new PageError(400, "room-form");
    const address = sourceOfRequest(ctx.req, ctx.info, trustedHops);
    const identities = identitiesOf(form);
    for (const known of [{ source: address }, ...identities.map((identity) => ({ identity }))]) {
      const until = moderation.bannedUntil(known);
      if (until !== undefined) throw new PageError(403, "banned", until);
    }
    if (moderation.isPaused || brake.isOn) throw new PageError(503, "paused");
    const opened = await hub.open(settings, [markOf(address), ...identities]);
    if ("code" in opened) return ctx.redirect(`/r/${opened.code}`, 303);
    throw opened.refused === "limit"
      ? new PageError(429, "room-limit")
      : new PageError(503, "room-storage");
  },
});

/** Who the browser says it is, hashed; nobody where scripts are off. */
function identitiesOf(form: URLSearchParams): string[] {
  const identity = form.get("identity");
  return isSecret(identity) ? [digest(identity)] : [];
}

/** Undefined for a body that isn't a form, or too long to be ours, and for one that breaks off. */
async function readForm(req: Request): Promise<URLSearchParams | undefined> {
  const { headers } = req, type = headers.get("content-type") ?? "";
  const length = Number(headers.get("content-length") ?? Infinity);
  if (!type.startsWith("application/x-www-form-urlencoded") || length > LONGEST_FORM) return;
  const text = await req.text().catch(() => undefined);
  return text === undefined ? undefined : new URLSearchParams(text);
}
