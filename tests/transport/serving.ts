/** The real API routes on a real port of this machine, with a store of the test's choice. */

import { App } from "fresh";
import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import type { State } from "../../lib/server/define.ts";
import { locate } from "../../lib/server/http/middleware/locate.ts";
import { DEFAULT_LIMITS, type Limits } from "../../lib/server/rooms/limits.ts";
import type { PairingQueue } from "../../lib/server/pairing/queue.ts";
import type { Choose } from "../../lib/server/rooms/workers.ts";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";
import { handler as health } from "../../routes/healthz.ts";
import { handler as ready } from "../../routes/readyz.ts";
import { handler as bots } from "../../routes/api/arena/index.ts";
import { handler as bot } from "../../routes/api/bot/index.ts";
import { handler as botAccept } from "../../routes/api/bot/challenge/[id]/accept.ts";
import { handler as botDecline } from "../../routes/api/bot/challenge/[id]/decline.ts";
import { handler as botChallenge } from "../../routes/api/bot/challenge/index.ts";
import { handler as botAction } from "../../routes/api/bot/game/[id]/[action].ts";
import { handler as botGame } from "../../routes/api/bot/game/[id]/index.ts";
import { handler as botJoin } from "../../routes/api/bot/game/[id]/join.ts";
import { handler as botsOnline } from "../../routes/api/bot/online.ts";
import { handler as botRoom } from "../../routes/api/bot/room.ts";
import { handler as botSocket } from "../../routes/api/bot/ws.ts";
import { handler as botStream } from "../../routes/api/bot/stream.ts";
import { handler as myBots } from "../../routes/api/me/bots.ts";
import { handler as myData } from "../../routes/api/me/data.ts";
import { handler as botEnter } from "../../routes/api/bot/tournament/[id]/join.ts";
import { handler as botExit } from "../../routes/api/bot/tournament/[id]/leave.ts";
import { handler as myTournaments } from "../../routes/api/me/tournaments.ts";
import { handler as tournament } from "../../routes/api/tournament/[id].ts";
import { handler as forgetMe } from "../../routes/api/me/forget.ts";
import { handler as board } from "../../routes/api/leaderboard.ts";
import { handler as watch } from "../../routes/api/arena/watch/[id].ts";
import { handler as lobby } from "../../routes/api/lobby.ts";
import { handler as poll } from "../../routes/api/poll.ts";
import { handler as send } from "../../routes/api/send.ts";
import { handler as ws } from "../../routes/api/ws.ts";

export interface Serving extends AsyncDisposable {
  readonly url: string;
  readonly services: Services;
  /** What a connection needs, for this server. */
  readonly env: Env;
}

export interface Chosen {
  readonly store?: Store;
  readonly limits?: Partial<Limits>;
  readonly trustedHops?: number;
  /** Any that is free unless told. */
  readonly port?: number;
  readonly now?: () => number;
  readonly arenaSettings?: Partial<ArenaSettings>;
  /** What the CPU may spend on a turn that is recomputed. */
  readonly cpuSteps?: number;
  readonly adminToken?: string;
  /** Who waits for an opponent, where several servers share that. */
  readonly seekers?: PairingQueue;
  readonly hasHouseBots?: boolean;
  /** Who chooses the computers' turns; a worker unless told. */
  readonly choose?: Choose;
}

export async function serve(chosen: Chosen = {}): Promise<Serving> {
  const { store = SqliteStore.open(), trustedHops = 0, port = 0 } = chosen;
  const limits = {
    ...DEFAULT_LIMITS,
    joinsPerMinute: 1e6,
    guessesPerMinute: 1e6,
    ...chosen.limits,
  };
  const { now = realWorld.now, cpuSteps, adminToken, seekers, hasHouseBots, choose } = chosen;
  const world = { ...seededWorld(), now };
  const arenaSettings = { ...DEFAULT_ARENA, ...chosen.arenaSettings };
  const trial = {
    arenaSettings,
    ...cpuSteps !== undefined && { cpuSteps },
    ...seekers && { seekers },
    ...hasHouseBots && { hasHouseBots },
    ...choose && { choose },
  };
  const services = await startServices({ store, world, limits, trustedHops, adminToken, ...trial });
  const app = new App<State>().use(locate({ trustedHops, publicUrl: undefined }), (ctx) => {
    ctx.state.online = () => Promise.resolve(services);
    ctx.state.stopping = new AbortController().signal;
    return ctx.next();
  });
  app.get("/healthz", health.GET).get("/readyz", ready.GET);
  app.get("/api/ws", ws.GET).post("/api/send", send.POST);
  app.get("/api/poll", poll.GET).post("/api/poll", poll.POST).get("/api/lobby", lobby.GET);
  app.get("/api/arena", bots.GET).get("/api/arena/watch/:id", watch.GET);
  app.get("/api/bot", bot.GET).get("/api/bot/stream", botStream.GET)
    .get("/api/bot/ws", botSocket.GET);
  app.get("/api/bot/online", botsOnline.GET).post("/api/bot/room", botRoom.POST);
  app.post("/api/bot/challenge", botChallenge.POST);
  app.post("/api/bot/challenge/:id/accept", botAccept.POST);
  app.post("/api/bot/challenge/:id/decline", botDecline.POST);
  app.get("/api/bot/game/:id", botGame.GET).post("/api/bot/game/:id/join", botJoin.POST);
  app.post("/api/bot/game/:id/:action", botAction.POST);
  app.post("/api/bot/tournament/:id/join", botEnter.POST);
  app.post("/api/bot/tournament/:id/leave", botExit.POST);
  app.post("/api/me/tournaments", myTournaments.POST).get("/api/tournament/:id", tournament.GET);
  app.post("/api/me/bots", myBots.POST).post("/api/me/data", myData.POST);
  app.post("/api/me/forget", forgetMe.POST).get("/api/leaderboard", board.GET);
  const { report } = realWorld;
  const where = { hostname: "127.0.0.1", port, limits, isBehindProxy: trustedHops > 0, report };
  const server = await HttpServer.listen(where, app.handler());
  const url = `http://127.0.0.1:${server.address.port}`;
  return {
    url,
    services,
    env: envOf(url),
    async [Symbol.asyncDispose]() {
      services.dismiss();
      await server.shutdown();
      await services.close();
    },
  };
}

/** The world of a connection to that server. */
export function envOf(url: string): Env {
  return {
    random: seededWorld().random,
    now: realWorld.now,
    after: realWorld.after,
    openSocket: () => new WebSocket(`${url.replace("http", "ws")}/api/ws`) as never,
    async request(path, { body, signal }) {
      const headers = { "content-type": "application/json" };
      const post = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(url + path, { ...post, signal });
      return await response.json();
    },
    online: () => true,
    hidden: () => false,
  };
}
