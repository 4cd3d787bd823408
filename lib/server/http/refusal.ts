import { countRefusal } from "../telemetry/meter.ts";
import { type ApiRefusal, REFUSALS, statusOf } from "../api/refusals.ts";
import { freshJson } from "./body.ts";

/** Seconds after which somebody who asked too much may ask again. */
const RETRY_S = 10;

/** Says no as all of the API does: a code for programs, a sentence for people. */
export function refusal(why: ApiRefusal, more: { message?: string; [key: string]: unknown } = {}) {
  countRefusal("account", why);
  const status = statusOf(why);
  const response = freshJson({ refused: why, message: REFUSALS[why], ...more }, status);
  if (status === 401) response.headers.set("www-authenticate", "Bearer");
  if (status === 429 || status === 503) response.headers.set("retry-after", `${RETRY_S}`);
  return response;
}
