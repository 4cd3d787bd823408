/** `deno task bot` at a server that can't always do what it's asked. */

import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { OnlinePlayer, Refused } from "../../lib/study/online.ts";

const GAME = { id: "ABCDEF", game: "conquerors-v2", options: {}, seat: 0, turns: 0, version: 4 };
const MINE = {
  ...GAME,
  status: "playing",
  isMyTurn: true,
  position: "! b 1 0,0 0,0",
  result: null,
};
const OVER = { ...MINE, status: "over", isMyTurn: false, result: { winner: 0, by: "majority" } };

function no(status: number): Response {
  const headers = { "retry-after": "0" };
  return Response.json({ refused: "no", message: `No ${status}` }, { status, headers });
}

/** A stream of this; it stays open. */
function streamOf(...told: readonly object[]): Response {
  const lines = told.map((one) => `${JSON.stringify(one)}\n`);
  return new Response(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()));
}

/** Plays one game at a server that answers each address with these, one after the other. */
async function play(answers: Readonly<Record<string, (() => Response)[]>>, player = "random") {
  const asked: string[] = [], said: string[] = [], bodies: string[] = [];
  const onListen = () => {};
  await using server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen }, async (request) => {
    const path = new URL(request.url).pathname.replace("/api/bot", "");
    bodies.push(await request.text());
    asked.push(path);
    return (answers[path]?.shift() ?? (() => no(404)))();
  });
  const online = {
    url: `http://127.0.0.1:${server.addr.port}`,
    token: "token",
    player,
    timeMs: 1_000,
    games: 1,
    opens: {},
    challenges: undefined,
    joins: undefined,
    say: (line: string) => void said.push(line),
  } as const;
  await new OnlinePlayer(online).play();
  return { asked, said, bodies };
}

Deno.test("what can't be done now is asked again, and a room is opened once", async () => {
  const bye = { type: "bye", why: "leaving", retry: 0 };
  const { asked, said } = await play({
    "/stream": [
      () => no(503),
      () => streamOf({ type: "hello" }, bye),
      () => streamOf({ type: "gameState", game: MINE }, { type: "gameState", game: OVER }),
    ],
    "/room": [() => no(429), () => Response.json({ id: "ABCDEF" }, { status: 201 })],
    "/game/ABCDEF/move": [() => no(503), () => Response.json({ ok: true })],
  });
  const move = "/game/ABCDEF/move";
  assertEquals(asked, ["/stream", "/stream", "/room", "/room", "/stream", move, move]);
  assertEquals(said.at(-1), "ABCDEF: won (majority)");
});

Deno.test("a game that ended while its line was broken is asked for", async () => {
  const bye = { type: "bye", why: "leaving", retry: 0 };
  const { asked, said } = await play({
    "/stream": [
      () => streamOf({ type: "gameState", game: { ...MINE, isMyTurn: false } }, bye),
      () => streamOf({ type: "hello" }),
    ],
    "/room": [() => Response.json({ id: "ABCDEF" }, { status: 201 })],
    "/game/ABCDEF": [() => Response.json(OVER)],
  });
  assertEquals(asked, ["/stream", "/room", "/stream", "/game/ABCDEF"]);
  assertEquals(said.at(-1), "ABCDEF: won (majority)");
});

Deno.test("chance places where only the room may say that it was chance", async () => {
  const conway = { ...MINE, game: "conway", position: "! a 1 11" };
  const { asked, bodies } = await play({
    "/stream": [
      () => streamOf({ type: "gameState", game: conway }, { type: "gameState", game: OVER }),
    ],
    "/room": [() => Response.json({ id: "ABCDEF" }, { status: 201 })],
    "/game/ABCDEF/move": [() => Response.json({ ok: true })],
  });
  assertMatch(JSON.parse(bodies[asked.indexOf("/game/ABCDEF/move")]!).move, /^[a-j]\d+$/);
});

Deno.test("a token that is refused is the end", async () => {
  await assertRejects(() => play({ "/stream": [() => no(401)] }), Refused, "No 401");
});

Deno.test("what its player can't play is declined or resigned, and its other games go on", async () => {
  for (const player of ["fierce", "cmd:no-such-program"]) {
    const other = { ...MINE, id: "OTHERS", game: "conway", position: "! a 1 11" };
    const challenge = { id: "ASKING", game: "conway" };
    const { asked } = await play({
      "/stream": [() =>
        streamOf(
          { type: "challenge", challenge },
          { type: "gameStart", game: other },
          { type: "gameState", game: OVER },
        )],
      "/room": [() => Response.json({ id: "ABCDEF" }, { status: 201 })],
    }, player);
    const reply = player === "fierce" ? "decline" : "accept";
    assertEquals(asked.filter((path) => path !== "/room"), [
      "/stream",
      `/challenge/ASKING/${reply}`,
      "/game/OTHERS/resign",
    ]);
  }
});

Deno.test("who gets no room and has no game waits for none", async () => {
  const hello = () => streamOf({ type: "hello" }), none = () => no(400);
  const alone = { "/stream": [hello], "/room": [none], "": [() => Response.json({ games: [] })] };
  await assertRejects(() => play(alone), Refused, "no game to wait for");
  const { said } = await play({
    "/stream": [
      () => streamOf({ type: "hello" }, { type: "bye", why: "leaving", retry: 0 }),
      () => streamOf({ type: "gameState", game: OVER }),
    ],
    "/room": [none],
    "": [() => Response.json({ games: ["ABCDEF"] })],
  });
  assertEquals(said.at(-1), "ABCDEF: won (majority)");
});
