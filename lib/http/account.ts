import type { FreshContext } from "fresh";
import type { State } from "../define.ts";
import { isFields, isSecret } from "../rooms/parse.ts";
import { countRefusal } from "../telemetry/meter.ts";
import type { Services } from "../services.ts";
import { digest } from "../transport/digest.ts";
import { freshJson, readJson } from "./body.ts";
import { sourceOfRequest } from "./source.ts";

/** A browser that asks about itself: known by its identity's hash, with what else its body says. */
export interface Asking {
  readonly services: Services;
  readonly identity: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Ctx = Pick<FreshContext<State>, "req" | "info" | "state">;

/**
 * Answers one who says who it is: its secret code comes in the body of a POST, so that it stands in
 * no address and no log, and is known here by its hash alone.
 */
export function accountHandler(answer: (asking: Asking) => Promise<Response> | Response) {
  return {
    async POST({ req, info, state }: Ctx): Promise<Response> {
      const services = await state.online();
      const body = await readJson(req);
      if (!isFields(body) || !isSecret(body.identity)) return refuse("malformed", 400);
      const identity = digest(body.identity);
      const sources = [sourceOfRequest(req, info, services.trustedHops), identity];
      const { accountRate, world } = services;
      if (!accountRate.allow(sources, world.now())) return refuse("limit", 429);
      return await answer({ services, identity, body });
    },
  };
}

/** Says no, and why. */
export function refuse(why: string, status: number): Response {
  countRefusal("account", why);
  return freshJson({ refused: why }, status);
}
