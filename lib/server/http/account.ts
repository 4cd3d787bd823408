import type { FreshContext } from "fresh";
import type { State } from "../define.ts";
import { isFields, isSecret } from "../../rooms/parse.ts";
import type { Services } from "../services.ts";
import { digest } from "../digest.ts";
import { readJson, TOO_LONG } from "./body.ts";
import { malformed, refuse } from "./refusal.ts";
import { sourceOfRequest } from "../transport/address.ts";

/** A browser that asks about itself: known by its identity's hash, with what else its body says. */
export interface Asking {
  readonly services: Services;
  readonly identity: string;
  /** The address that it asks from. */
  readonly source: string;
  /** What it asks, such as `/api/me/bots`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Aborted once the process has been asked to stop. */
  readonly stopping: AbortSignal;
}

type Ctx = Pick<FreshContext<State>, "req" | "info" | "state">;

const NO_IDENTITY =
  'The body must be JSON (UTF-8, not compressed), with an "identity" of 22 to 64 letters, digits, - or _.';

/**
 * Answers one who says who it is: its secret code comes in the body of a POST, so that it stands in
 * no address and no log, and only its hash is known here.
 */
export function accountHandler(
  answer: (asking: Asking) => Promise<Response> | Response,
  counts: "accounts" | "forgettings" | "attendances" = "accounts",
) {
  return {
    async POST({ req, info, state }: Ctx): Promise<Response> {
      const services = await state.online();
      const body = await readJson(req);
      if (body === null) return refuse("malformed", 400, { message: TOO_LONG });
      if (!isFields(body) || !isSecret(body.identity)) {
        return refuse("malformed", 400, { message: NO_IDENTITY });
      }
      const identity = digest(body.identity);
      const source = sourceOfRequest(req, info, services.trustedHops);
      const { rates, world } = services;
      if (!rates[counts].allow([source, identity], world.now())) return refuse("limit", 429);
      services.presence.saw(identity);
      const path = new URL(req.url).pathname, { stopping } = state;
      return await answer({ services, identity, source, path, body, stopping });
    },
  };
}

/** Answers those who may play here; all others hear until when they may not. */
export function playerHandler(
  answer: (asking: Asking) => Promise<Response> | Response,
  counts: "accounts" | "attendances" = "accounts",
) {
  return accountHandler((asking) => {
    const { services: { moderation }, source, identity } = asking;
    const until = moderation.bannedUntil({ source, identity });
    return until === undefined ? answer(asking) : refuse("banned", 403, { until });
  }, counts);
}

/** Shows a list of people to the one whose it is, who puts somebody on it or takes them off. */
export function listHandler(
  look: (asking: Asking) => Promise<Response>,
  change: (asking: Asking, isOn: boolean) => Promise<Response>,
) {
  return accountHandler((asking) => {
    switch (asking.body.wish) {
      case "look":
        return look(asking);
      case "on":
        return change(asking, true);
      case "off":
        return change(asking, false);
      default:
        return malformed(asking, '"wish" must be look, on or off.');
    }
  });
}
