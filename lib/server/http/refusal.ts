import { countRefusal } from "../telemetry/meter.ts";
import { type ApiRefusal, REFUSALS, statusOf } from "../api/refusals.ts";
import type { Filed } from "../store/moderation.ts";
import { freshJson } from "./body.ts";
import * as v from "valibot";
import { faultOf } from "../../rooms/parse.ts";
import { OPERATIONS } from "../api/operations.ts";

/** Seconds after which somebody may try again who isn't told otherwise. */
const RETRY_S = 10;

/** Says no as all of the API does: a code for programs, a sentence for people, and when to try again. */
export function refusal(
  why: ApiRefusal,
  more: { message?: string; [key: string]: unknown } = {},
  retry = RETRY_S,
): Response {
  return refuse(why, statusOf(why), more, retry);
}

/** The same with a status of one's own, and for codes that no sentence goes with. */
export function refuse(
  why: string,
  status: number,
  more: { message?: string; [key: string]: unknown } = {},
  retry = RETRY_S,
): Response {
  countRefusal("account", why);
  const message = why in REFUSALS ? REFUSALS[why as ApiRefusal] : undefined;
  const response = freshJson({ refused: why, message, ...more }, status);
  if (status === 401) response.headers.set("www-authenticate", "Bearer");
  if (status === 429 || status === 503) response.headers.set("retry-after", `${retry}`);
  return response;
}

/** How it is now that something was to be added or taken away, or why that couldn't be kept. */
export function filedReply(done: Filed | boolean, now: Record<string, unknown>): Response {
  if (done === "limit") return refuse("limit", 429);
  return done === "failed" || done === false ? refuse("storage", 503) : freshJson(now);
}

/**
 * Says no to a body that asks for what there is not: with the field that isn't as the API's document
 * has it, or where all are, with a sentence about what else it must be.
 */
export function malformed(
  { path, body }: { readonly path: string; readonly body: unknown },
  otherwise: string,
): Response {
  const schema = OPERATIONS.find((one) => one.method === "post" && one.path === path)?.body;
  const read = schema && v.safeParse(schema, body, { abortEarly: true });
  return refusal("malformed", {
    message: read && !read.success ? `${faultOf(read.issues[0])}.` : otherwise,
  });
}
