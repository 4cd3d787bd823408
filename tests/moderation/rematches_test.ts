/** With whom nobody begins another game: those who are blocked or banned since. */

import { assertEquals } from "@std/assert";
import { phaseOf } from "../../lib/rooms/view.ts";
import { digest } from "../../lib/server/digest.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { openRoom, restrain } from "./ordered.ts";

type Asked = "offer" | "resign" | "accept" | "decline";

/** Asks for a rematch in a room, or for the game's end; answers what's heard of it. */
function askerAt(app: ServedApp, code: string) {
  return async (id: string, player: SocketPlayer, t: Asked) => {
    const what = t === "resign" ? {} : { what: "rematch" } as const;
    const { version } = (await app.services.hub.find(code))!.view;
    player.send({ t, ...what, id, on: version } as never);
    const answer = () => player.heard.find((heard) => "id" in heard && heard.id === id);
    await player.until(() => answer() !== undefined);
    const heard = answer()!;
    return heard.t === "refused" ? heard.why : heard.t;
  };
}

Deno.test("who blocked somebody at their table begins no other game with them, from either side", async () => {
  await using app = await serveApp();
  const { blocks } = app.services.moderation, code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code), red = await SocketPlayer.at(app.url, code);
  const ask = askerAt(app, code);
  assertEquals([await ask("1", red, "resign"), await ask("2", red, "offer")], ["ok", "ok"]);
  await blocks.add(digest(blue.token), digest(red.token), "elsewhere");
  assertEquals([await ask("3", blue, "offer"), await ask("4", blue, "decline")], ["blocked", "ok"]);
  assertEquals(await ask("5", red, "offer"), "blocked");
  await blocks.remove(digest(blue.token), digest(red.token));
  assertEquals(await ask("6", red, "offer"), "ok");
  await Promise.all([blue.close(), red.close()]);
});

Deno.test("nobody begins another game with who was banned since, though they asked for it", async () => {
  await using app = await serveApp();
  const code = await openRoom(app), ask = askerAt(app, code);
  const blue = await SocketPlayer.at(app.url, code), red = await SocketPlayer.at(app.url, code);
  assertEquals([await ask("1", red, "resign"), await ask("2", red, "offer")], ["ok", "ok"]);
  await restrain(app, "ban", red.token);
  assertEquals(await ask("3", blue, "accept"), "no-offer");
  assertEquals(phaseOf((await app.services.hub.find(code))!.view), "over");
  await Promise.all([blue.close(), red.close()]);
});
