/** Requests by their routes, as spans and by how long they took. Deno's own know no routes here. */

import { type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { isMeasured, meter } from "./meter.ts";

/** Seconds, as OpenTelemetry's conventions have them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const tracer = trace.getTracer("conquerors");
const durations = meter.createHistogram("conquerors.request.duration", {
  description: "How long requests took",
  unit: "s",
  advice: { explicitBucketBoundaries: BOUNDS },
});
const routes = new WeakMap<Span, string>();

/** The handler itself where nothing is measured. Addresses aren't: they hold codes and keys. */
export function traced<Info>(
  handler: (request: Request, info: Info) => Response | Promise<Response>,
): (request: Request, info: Info) => Response | Promise<Response> {
  if (!isMeasured) return handler;
  return (request, info) => {
    const { method } = request, began = performance.now();
    const attributes = { "http.request.method": method };
    return tracer.startActiveSpan(method, { kind: SpanKind.SERVER, attributes }, async (span) => {
      let status = 500;
      try {
        const response = await handler(request, info);
        status = response.status;
        return response;
      } finally {
        const route = routes.get(span);
        const said = { "http.response.status_code": status, ...route && { "http.route": route } };
        span.setAttributes(said);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        durations.record((performance.now() - began) / 1000, { ...attributes, ...said });
      }
    });
  };
}

/** Names the request that is being answered by its route, such as `GET /r/:code`. */
export function nameByRoute(method: string, route: string): void {
  const span = trace.getActiveSpan();
  if (!span) return;
  routes.set(span, route);
  span.setAttribute("http.route", route);
  span.updateName(`${method} ${route}`);
}
