/** What many operations share: answers, and bodies that say who asks. */

import * as v from "valibot";
import { Secret } from "../../rooms/schemas.ts";
import type { Answer, Operation } from "./operation.ts";
import { having, Refused } from "./shapes.ts";

export const UNREAD: Answer = { text: "The request can't be read", schema: Refused };
export const TOO_MUCH: Answer = { text: "Too much; wait for retry-after", schema: Refused };
export const UNSAVED: Answer = { text: "The server can't save now: try again", schema: Refused };
export const UNKNOWN: Answer = { text: "There is no such thing", schema: Refused };
export const BANNED: Answer = {
  text: "An admin has taken away the right to play",
  schema: Refused,
};

const identity = { identity: Secret };

/** A POST of somebody who says who they are by their secret code. */
export function account(
  path: string,
  summary: string,
  more: Record<string, v.GenericSchema>,
  answers: Operation["answers"],
  tag: Operation["tag"] = "account",
): Operation {
  return {
    method: "post",
    path,
    tag,
    summary,
    body: v.object({ ...identity, ...more }),
    answers: { 400: UNREAD, 429: TOO_MUCH, ...answers },
  };
}

/** An answer that has these entries. */
export function ok(text: string, entries: Record<string, v.GenericSchema>): Operation["answers"] {
  return { 200: { text, schema: having(entries) } };
}

/** What may be wished of one path. */
export const wishes = <const Names extends readonly string[]>(names: Names) => v.picklist(names);
