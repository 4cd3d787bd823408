/** What the pages send on which somebody is reported or blocked. */

import type { FreshContext } from "fresh";
import { isSecret } from "../../rooms/parse.ts";
import type { State } from "../define.ts";
import { digest } from "../digest.ts";
import type { Services } from "../services.ts";
import type { Offense } from "../../rooms/offense.ts";
import { PageError } from "./pages/page_error.ts";
import type { Person } from "./person.ts";
import { sourceOfRequest } from "../transport/address.ts";

/** The longest form that is read, bytes. */
const LONGEST_FORM = 1_024;

/** What came of a form. */
export type ReportOutcome = "reported" | "blocked" | "failed" | undefined;

/** Somebody who sends such a form, and may. */
interface Reporter {
  readonly services: Services;
  readonly source: string;
  /** The hash of their identity; undefined where scripts are off. */
  readonly identity: string | undefined;
  readonly form: URLSearchParams;
}

export async function readReporter(
  { req, info, state }: Pick<FreshContext<State>, "req" | "info" | "state">,
): Promise<Reporter> {
  const services = await state.online();
  const source = sourceOfRequest(req, info, services.trustedHops);
  const form = await readForm(req);
  const secret = form.get("identity");
  const identity = isSecret(secret) ? digest(secret) : undefined;
  const sources = identity === undefined ? [source] : [source, identity];
  const { rates, world, moderation } = services;
  if (!rates.accounts.allow(sources, world.now())) throw new PageError(429, "report-limit");
  const until = moderation.bannedUntil({ source, ...identity !== undefined && { identity } });
  if (until !== undefined) throw new PageError(403, "banned", until);
  return { services, source, identity, form };
}

/** Reports a person or blocks them, as the form says. */
export async function reportOrBlock(
  { services: { moderation }, source, identity, form }: Reporter,
  kind: Offense,
  person: Person,
): Promise<ReportOutcome> {
  if (form.get("act") === "block") {
    const done = identity !== undefined &&
      await moderation.blocks.add(identity, person.identity, source);
    return done === "kept" ? "blocked" : "failed";
  }
  const filed = await moderation.reports.file({ kind, ...person }, source);
  if (filed === "limit") throw new PageError(429, "report-limit");
  return filed === "kept" ? "reported" : "failed";
}

async function readForm(req: Request): Promise<URLSearchParams> {
  const length = Number(req.headers.get("content-length") ?? Infinity);
  if (length > LONGEST_FORM) throw new PageError(400, "bad-link");
  return new URLSearchParams(await req.text());
}
