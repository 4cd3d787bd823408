import * as v from "valibot";
import { faultOf } from "../../rooms/parse.ts";
import { OPERATIONS } from "../api/operations.ts";
import type { Asking } from "./account.ts";
import { refusal } from "./refusal.ts";

/**
 * Says no to a body that asks for what there is not: with the field that isn't as the API's document
 * has it, or where all are, with a sentence about what else it must be.
 */
export function malformed(
  { path, body }: Pick<Asking, "path" | "body">,
  otherwise: string,
): Response {
  const schema = OPERATIONS.find((one) => one.method === "post" && one.path === path)?.body;
  const read = schema && v.safeParse(schema, body, { abortEarly: true });
  return refusal("malformed", {
    message: read && !read.success ? `${faultOf(read.issues[0])}.` : otherwise,
  });
}
