/** Requests by their routes, as spans and by how long they took. Deno's own know no routes here. */

import {
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { isMeasured, meter } from "./meter.ts";

/** Seconds, as OpenTelemetry's conventions have them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const tracer = trace.getTracer("conquerors");
const durations = meter.createHistogram("conquerors.request.duration", {
  description: "How long requests took",
  unit: "s",
  advice: { explicitBucketBoundaries: BOUNDS },
});

/** The request that is being answered: frameworks put spans of their own between it and a handler. */
interface Traced {
  span?: Span;
  route?: string;
}

const TRACED = createContextKey("conquerors.request");

/** The handler itself where nothing is measured. Addresses aren't: they hold codes and keys. */
export function traced<Info>(
  handler: (request: Request, info: Info) => Response | Promise<Response>,
): (request: Request, info: Info) => Response | Promise<Response> {
  if (!isMeasured) return handler;
  return (request, info) => {
    const { method } = request, began = performance.now();
    const attributes = { "http.request.method": method };
    const own: Traced = {};
    // On Fresh a connection comes within the request that first loaded a route: all would be one trace.
    const within = ROOT_CONTEXT.setValue(TRACED, own);
    const options = { kind: SpanKind.SERVER, attributes };
    return tracer.startActiveSpan(method, options, within, async (span) => {
      own.span = span;
      let status = 500;
      try {
        const response = await handler(request, info);
        status = response.status;
        return response;
      } finally {
        const { route } = own;
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
  const own = context.active().getValue(TRACED) as Traced | undefined;
  if (!own) return;
  own.route = route;
  own.span?.setAttribute("http.route", route);
  own.span?.updateName(`${method} ${route}`);
}
