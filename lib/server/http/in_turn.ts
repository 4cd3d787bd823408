import { define } from "../define.ts";
import { countRefusal } from "../telemetry/meter.ts";
import { freshJson } from "./body.ts";
import { lanesOf } from "./room_pass.ts";

/** When who has asked for too many pages may ask for more, s. */
const RETRY_S = 10;
/** How long others wait for an answer that is being made, ms: it may itself be waiting for a worker. */
const PATIENCE = 50;

/**
 * What has limits of its own or is no work: online play, the arena's sockets, and probes. Reports of games
 * too: each may wait for its check, and a few of them would keep everyone else waiting as long.
 */
const APART =
  /^\/(healthz|readyz|api\/(ws|send|poll|results|arena|arena\/watch\/.*|bot(\/(?!online$).*)?))$/;

/**
 * Makes pages, answers and files by turns of those who ask, so that who asks for many keeps nobody
 * waiting. Between two of them everything else on the server gets its chance.
 */
export const inTurn = define.middleware(async (ctx) => {
  if (APART.test(ctx.url.pathname)) return await ctx.next();
  const { pages, rates, world, markOf, trustedHops } = await ctx.state.online();
  const { counted, lane } = lanesOf(ctx, markOf, trustedHops);
  if (!rates.pages.allow([counted], world.now())) return refuse(ctx.url.pathname);
  const begun = await pages.do(lane, async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const response = Promise.try(() => ctx.next());
    await awhile(response, world.after);
    return { response };
  });
  return begun ? await begun.response : refuse(ctx.url.pathname);
});

/** Waits until it is done, well or not, but not long. */
async function awhile(
  work: Promise<unknown>,
  after: (ms: number, call: () => void) => () => void,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const end = () => done.resolve();
  const cancel = after(PATIENCE, end);
  work.then(end, end);
  await done.promise;
  cancel();
}

function refuse(path: string): Response {
  countRefusal("page", "limit");
  const response = path.startsWith("/api/")
    ? freshJson({ refused: "limit" }, 429)
    : new Response("Too many requests. Try again in a moment.\n", { status: 429 });
  response.headers.set("retry-after", `${RETRY_S}`);
  return response;
}
