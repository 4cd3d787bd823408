/** Games by post whose players come back after days. */

import { movableWorld } from "../movable_world.ts";
import { serveApp } from "../serve_app.ts";
import { gather, makePostRoom, playTurns, seated } from "./post.ts";
import { PHONE } from "./room.ts";
import { type Stage, story, type Visit } from "./story.ts";

const DAY = 86_400_000;

/** A line that was silent for a day is opened again. */
const AWAY: Visit = { ...PHONE, expected: /WebSocket/ };

story(
  "who comes back after their time is told that they passed, and so are the others",
  async (usual) => {
    const world = usual.ending.use(movableWorld());
    const app = usual.ending.use(await serveApp({}, { world }));
    const stage: Stage = { ...usual, url: app.url };
    const link = await makePostRoom(app.url, { seats: "3", clock: "86400" });
    const tables = await gather(stage, link, [AWAY, { ...AWAY, locale: "es-ES" }, AWAY]);
    const [blue, red, green] = tables;
    await playTurns(tables, [[0, "b2"]]);
    await red!.page.goto(`${app.url}/about`);
    world.move(DAY + 1_000);
    await blue!.turns(2);
    await blue!.says("Red ran out of time.");
    await red!.page.goto(link);
    const back = await seated(red!.page);
    await back.says("Se te acabó el tiempo en la jugada 2 y pasaste.");
    await playTurns([blue!, back, green!], [[2, "g2"], [0, "pass"], [1, "e5"]], 2);
    await back.page.getByText("Se te acabó el tiempo").waitFor({ state: "detached" });
    await blue!.page.getByText("Red ran out of time.").waitFor({ state: "detached" });
  },
);
