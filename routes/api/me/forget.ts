import { accountHandler } from "../../../lib/server/http/account.ts";
import { refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

/** Deletes all that is known of the one who asks; games keep a deleted player: `{identity}`. */
export const handler = accountHandler(
  async ({ services, identity }) =>
    await services.forget(identity) ? freshJson({ forgotten: true }) : refuse("storage", 503),
  "forgettings",
);
