import { trace } from "@opentelemetry/api";
import { define } from "../define.ts";

/**
 * Names the span that Deno makes of a request, and the measurements of it, by the route: by their
 * addresses they would be as many as there are rooms.
 */
export const nameSpan = define.middleware(async (ctx) => {
  const response = await ctx.next();
  const span = trace.getActiveSpan();
  if (!span || !ctx.route) return response;
  span.setAttribute("http.route", ctx.route);
  span.updateName(`${ctx.req.method} ${ctx.route}`);
  return response;
});
