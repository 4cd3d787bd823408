import { playerHandler } from "../../lib/server/http/account.ts";
import { malformed, refuse } from "../../lib/server/http/refusal.ts";
import { freshJson } from "../../lib/server/http/body.ts";
import { readPerson } from "../../lib/server/http/person.ts";
import { OFFENSES } from "../../lib/rooms/offense.ts";

/**
 * Tells an admin of what somebody says or calls themselves, with their last lines at the table:
 * `{identity, kind: "chat" | "name", room?, player}`.
 */
export const handler = playerHandler(async (asking) => {
  const { services, identity, source, body } = asking;
  const kind = OFFENSES.find((one) => one === body.kind);
  if (!kind) return malformed(asking, `"kind" must be ${OFFENSES.join(" or ")}.`);
  const person = await readPerson(services, body, source);
  if (!person || person.identity === identity) return refuse("unknown", 404);
  const filed = await services.moderation.reports.file({ kind, ...person }, source);
  if (filed === "kept") return freshJson({ reported: true });
  return filed === "limit" ? refuse("limit", 429) : refuse("storage", 503);
});
