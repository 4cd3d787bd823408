/** What a served API allows an address, however many share it: guesses, places, rooms and joins. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { joinOf, kinds, openRoom, post } from "./requests.ts";
import { serve, type Serving } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

Deno.test("a guesser of codes hears of no room, not even of one there is", async () => {
  await using serving = await serve({ limits: { guessesPerMinute: 3 } });
  const code = await openRoom(serving);
  const heard = [];
  for (const guess of ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", code]) {
    heard.push(...(await post(serving, { msg: joinOf(guess, "watch") })).msgs);
  }
  assertEquals(kinds(heard), ["fatal", "fatal", "fatal", "bye", "bye"]);
});

Deno.test("a class that types the same wrong code from the board guesses once", async () => {
  await using serving = await serve({ limits: { guessesPerMinute: 3 } });
  const code = await openRoom(serving);
  for (let pupil = 0; pupil < 30; pupil++) await post(serving, { msg: joinOf("AAAAAA") });
  const { msgs: [joined] } = await post(serving, { msg: joinOf(code) });
  assertEquals(joined?.t, "joined");
});

Deno.test("what is no room's code is no guess at one", async () => {
  await using serving = await serve({ limits: { guessesPerMinute: 3 } });
  const code = await openRoom(serving);
  for (let length = 1; length < 6; length++) {
    const { msgs } = await post(serving, { msg: joinOf("A".repeat(length)) });
    assertEquals(msgs, [{ t: "fatal", why: "unknown-room" }]);
  }
  const { msgs: [joined] } = await post(serving, { msg: joinOf(code) });
  assertEquals(joined?.t, "joined");
});

/** Tries codes of no room until its address hears nothing more. */
async function guess(serving: Serving): Promise<void> {
  for (const letter of "ABCDEFG") await post(serving, { msg: joinOf(letter.repeat(6), "watch") });
}

Deno.test("who holds a seat comes back, whatever codes others at the same address try", async () => {
  await using serving = await serve({ limits: { guessesPerMinute: 3, joinsPerMinute: 20 } });
  const code = await openRoom(serving);
  const seated = joinOf(code);
  assertEquals(kinds((await post(serving, { msg: seated })).msgs)[0], "joined");
  await guess(serving);
  for (const wish of ["back", "sit", "take"]) {
    const { msgs: [joined] } = await post(serving, { msg: { ...seated, wish, key: makeSecret() } });
    assert(joined?.t === "joined" && joined.player === 0, `${wish}: ${JSON.stringify(joined)}`);
  }
  const socket = new SocketPlayer(serving.url);
  await socket.open();
  socket.send({ ...seated, wish: "back" });
  await socket.until(() => socket.has("joined") || socket.closed !== undefined);
  assert(socket.has("joined"));
  await socket.close();
});

Deno.test("who holds a seat comes back, whatever places others at the same address take", async () => {
  await using serving = await serve({ limits: { socketsPerSource: 8, pollsPerSource: 3 } });
  const { sockets, polls } = serving.services;
  const code = await openRoom(serving), seated = joinOf(code);
  const { sid } = await post(serving, { msg: seated });
  await post(serving, { sid, msg: { t: "leave" } });
  const strangers: SocketPlayer[] = [];
  for (let n = 0; n < 10; n++) {
    const room = await openRoom(serving);
    for (const wish of ["sit", "watch"]) {
      const stranger = new SocketPlayer(serving.url);
      await stranger.open();
      stranger.join(room, wish);
      await stranger.until(() => stranger.has("joined") || stranger.has("bye"));
      strangers.push(stranger);
      await post(serving, { msg: joinOf(room, wish) });
    }
  }
  for (let n = 0; n < 5; n++) strangers.push(await SocketPlayer.silent(serving.url));
  assert(sockets.size <= 8 && polls.size === 3);
  const socket = new SocketPlayer(serving.url);
  await socket.open();
  socket.send({ ...seated, wish: "back" });
  await socket.until(() => socket.has("joined") || socket.closed !== undefined);
  assert(socket.has("joined"));
  const back = await post(serving, { msg: { ...seated, wish: "back" } });
  assertEquals(kinds(back.msgs)[0], "joined");
  for (const player of [socket, ...strangers]) await player.close();
});

Deno.test("who watches by polling and leaves is no watcher any more", async () => {
  await using serving = await serve();
  const code = await openRoom(serving), room = (await serving.services.hub.find(code))!;
  const { sid } = await post(serving, { msg: joinOf(code, "watch") });
  assertEquals(room.watchers, 1);
  await post(serving, { sid, msg: { t: "leave" } });
  assertEquals(room.watchers, 0);
});

Deno.test("a class of thirty behind one address plays, by sockets or by polling", async () => {
  const { joinsPerMinute, guessesPerMinute } = DEFAULT_LIMITS;
  await using serving = await serve({ limits: { joinsPerMinute, guessesPerMinute } });
  const pupils: SocketPlayer[] = [];
  for (let pair = 0; pair < 15; pair++) {
    const opened = await serving.services.hub.open(SETTINGS, ["school", `pupil ${pair}`]);
    assert("code" in opened);
    for (const _ of [1, 2]) {
      const pupil = await SocketPlayer.at(serving.url, opened.code);
      assert(pupil.heard.some((message) => message.t === "joined" && message.player !== null));
      const seat = { ...joinOf(opened.code, "back"), token: pupil.token };
      assert((await post(serving, { msg: seat })).sid);
      pupils.push(pupil);
    }
  }
  for (const pupil of pupils) await pupil.close();
});

Deno.test("a class of thirty whose sockets all open before the first joins comes in", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const open = () => SocketPlayer.silent(serving.url);
  const pupils = await Promise.all(Array.from({ length: 30 }, open));
  for (const pupil of pupils) pupil.join(code, "watch");
  for (const pupil of pupils) {
    await pupil.until(() => pupil.has("snapshot") || pupil.closed !== undefined);
    assert(pupil.has("snapshot"), JSON.stringify(pupil.heard));
    await pupil.close();
  }
});

Deno.test("a token of no seat tells a guesser nothing of a room", async () => {
  await using serving = await serve({ limits: { guessesPerMinute: 3 } });
  const code = await openRoom(serving);
  await post(serving, { msg: joinOf(code) });
  await guess(serving);
  for (const wish of ["back", "sit", "take", "watch"]) {
    const [known, unknown] = await Promise.all(
      [code, "HJKMNP"].map((code) =>
        post(serving, { msg: { ...joinOf(code, wish), key: makeSecret() } })
      ),
    );
    assertEquals([wish, known], [wish, unknown]);
    assertEquals(kinds(known!.msgs), ["bye"]);
  }
});

Deno.test("limits: a fourth room, a thirteenth poll, a sixteenth join in a minute", async () => {
  await using serving = await serve({
    limits: { roomsPerSource: 3, pollsPerSource: 12, joinsPerMinute: 15 },
  });
  const { hub, polls } = serving.services;
  const codes = [];
  for (let room = 0; room < 3; room++) codes.push(await openRoom(serving, "127.0.0.1"));
  assertEquals(await hub.open(SETTINGS, ["127.0.0.1"]), { refused: "limit" });
  for (let join = 0; join < 12; join++) {
    assert((await post(serving, { msg: joinOf(codes[0]!, "watch") })).sid);
  }
  for (let join = 12; join < 16; join++) {
    const { sid, msgs } = await post(serving, { msg: joinOf(codes[0]!, "watch") });
    assertEquals([sid, kinds(msgs)], [undefined, ["bye"]]);
  }
  assertEquals(polls.size, 12);
  const player = new SocketPlayer(serving.url);
  await player.open();
  player.join(codes[0]!, "watch");
  await player.until(() => player.has("bye"));
});

Deno.test("a thousand forged X-Forwarded-For headers are one source", async () => {
  await using serving = await serve({ limits: { pollsPerSource: 12 } });
  const code = await openRoom(serving);
  const rng = seededRng("forged");
  let admitted = 0;
  for (let i = 0; i < 100; i++) {
    const response = await fetch(`${serving.url}/api/send`, {
      method: "POST",
      headers: { "x-forwarded-for": `10.${Math.floor(rng() * 256)}.3.${i}` },
      body: JSON.stringify({ msg: joinOf(code, "watch") }),
    });
    if ((await response.json()).sid) admitted++;
  }
  assertEquals(admitted, 12);
});

Deno.test("behind one trusted proxy each forwarded address is a source of its own", async () => {
  await using serving = await serve({ limits: { pollsPerSource: 1 }, trustedHops: 1 });
  const code = await openRoom(serving);
  const join = async (forwarded: string) => {
    const response = await fetch(`${serving.url}/api/send`, {
      method: "POST",
      headers: { "x-forwarded-for": forwarded },
      body: JSON.stringify({ msg: joinOf(code, "watch") }),
    });
    return (await response.json()).sid !== undefined;
  };
  assertEquals(
    [await join("1.1.1.1"), await join("9.9.9.9, 1.1.1.1"), await join("1.1.1.1, 2.2.2.2")],
    [true, false, true],
  );
});
