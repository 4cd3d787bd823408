import { define } from "../define.ts";
import { nameByRoute } from "../telemetry/requests.ts";

/**
 * Names the span of a request, and the measurements of it, by the route: by their addresses they would
 * be as many as there are rooms.
 */
export const nameSpan = define.middleware(async (ctx) => {
  const response = await ctx.next();
  if (ctx.route) nameByRoute(ctx.req.method, ctx.route);
  return response;
});
