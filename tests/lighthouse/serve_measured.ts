import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";

/** The built app with something to show, and the pages to measure. */
interface MeasuredApp extends ServedApp {
  readonly paths: readonly string[];
}

export async function serveMeasured(): Promise<MeasuredApp> {
  const app = await serveApp();
  const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");
  await app.services.archive.keep(finishedGame({ id: gameId(1), endedAt: Date.now(), record }));
  return { ...app, paths: ["/", "/play", "/learn/1", "/leaderboard", `/g/${gameId(1)}`] };
}
