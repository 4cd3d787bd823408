import { accountHandler } from "../../../lib/server/http/account.ts";
import { refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";

const message = "Not all could be deleted. Try again.";

/** Deletes all that is known of the one who asks; games keep a deleted player: `{identity}`. */
export const handler = accountHandler(
  async ({ services, identity }) => {
    const isDone = await services.forget(identity);
    return isDone ? freshJson({ forgotten: true }) : refuse("storage", 503, { message });
  },
  "forgettings",
);
