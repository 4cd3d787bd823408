/** What an admin orders at a served app, and rooms in which it shows. */

import { assert, assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { readOrder } from "../../lib/server/moderation/orders.ts";
import { SETTINGS } from "../rooms/trial.ts";
import type { ServedApp } from "../serve_app.ts";

/** What an admin orders. */
export async function order(
  { services }: ServedApp,
  fields: Record<string, string>,
): Promise<void> {
  const all: Record<string, string> = { term: "day", reason: "", ...fields };
  const read = readOrder((name) => all[name] ?? null);
  assertEquals(await services.moderation.obey(read!), "done");
}

/** Restrains somebody, by way of a report. */
export async function restrain(app: ServedApp, act: string, code: string): Promise<void> {
  const { reports, book } = app.services.moderation;
  const about = { kind: "chat", identity: digest(code), name: "", room: null, lines: [] } as const;
  assertEquals(await reports.file(about, "elsewhere"), "kept");
  await order(app, { act, report: `${(await book.reports(9)).at(-1)!.id}` });
}

/** The code of a room in which nobody sits. */
export async function openRoom({ services }: ServedApp): Promise<string> {
  const opened = await services.hub.open(SETTINGS, ["elsewhere"]);
  assert("code" in opened);
  return opened.code;
}
