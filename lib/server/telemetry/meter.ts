/** What the server counts for OpenTelemetry. Without it, all of this does nothing. */

import { metrics } from "@opentelemetry/api";

/** Whether Deno passes on what is counted; it reads the same setting. */
export const isMeasured = ["1", "true"].includes(Deno.env.get("OTEL_DENO") ?? "");

export const meter = metrics.getMeter("conquerors");

const refusals = meter.createCounter("conquerors.refusals", {
  description: "What visitors asked for and didn't get",
  unit: "{refusal}",
});

/** Counts something that wasn't done: where it was asked for, and why not. */
export function countRefusal(at: "room" | "door" | "account" | "page", reason: string): void {
  refusals.add(1, { "conquerors.at": at, "conquerors.reason": reason });
}
