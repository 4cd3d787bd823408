/** Games that everyone left: their players find them again. */

import { assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { issueFeedKey } from "../../lib/server/http/turn_feed.ts";
import type { MyRoom } from "../../lib/ui/net/account.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serveApp } from "../serve_app.ts";

const [ADA, BEN] = ["ada", "ben"].map((name) => name.padEnd(22, "-"));
const GAME = { game: "conway", options: { seats: 2, size: 8, place: 3, touch: 0 } } as const;

Deno.test("a game without a clock that everyone left stays on its players' lists until it's deleted", async () => {
  await using app = await serveApp();
  const { hub, store } = app.services;
  const sitters = [ADA, BEN].map((secret) => {
    const hash = digest(secret!);
    return { name: "", token: hash, identity: hash };
  });
  const opened = await hub.open({ ...SETTINGS, ...GAME }, [], sitters);
  if (!("code" in opened)) throw new Error(opened.refused);
  const { code } = opened, room = (await hub.find(code))!;
  await room.ask(0, { t: "move", move: "b2", id: "first", on: room.view.version });
  await store.retire(code, 77);

  const roomsOf = async (identity: string): Promise<MyRoom[]> => {
    const headers = { "content-type": "application/json", origin: app.url };
    const body = JSON.stringify({ identity });
    const response = await fetch(`${app.url}/api/me/rooms`, { method: "POST", headers, body });
    return (await response.json()).rooms;
  };
  const seen = (await roomsOf(BEN!)).map(({ code, isMyTurn, due }) => ({ code, isMyTurn, due }));
  assertEquals(seen, [{ code, isMyTurn: true, due: 77 }]);
  assertEquals((await roomsOf(ADA!)).map(({ isMyTurn }) => isMyTurn), [false]);
  const key = await issueFeedKey(store.books.keys, digest(BEN!));
  const feed = await fetch(`${app.url}/games.atom?key=${encodeURIComponent(key)}`);
  assertEquals((await feed.text()).includes(`/r/${code}`), true);
});
