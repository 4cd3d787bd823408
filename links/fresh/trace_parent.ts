import { isSpanContextValid, trace } from "@opentelemetry/api";
import { type ComponentChild, h } from "preact";

/** Tells a page's scripts, as 2.3.3 does, which request of those that are traced the page answers. */
export function traceParent(): ComponentChild {
  const span = trace.getActiveSpan()?.spanContext();
  if (!span || !isSpanContextValid(span)) return null;
  const flags = span.traceFlags & 1 ? "01" : "00";
  return h("meta", { name: "traceparent", content: `00-${span.traceId}-${span.spanId}-${flags}` });
}
