/** `deno task bot` at a server that fails for a while, as one does that is replaced. */

import { assertEquals } from "@std/assert";
import { OnlinePlayer } from "../../lib/study/online.ts";

const POSITION = "! b 1 0,0 0,0", RETRY = 1;

function game(more: object) {
  const facts = { id: "K7QX2M", game: "conquerors-v2", options: { komi: 0 }, seat: 0, turns: 0 };
  const open = { status: "playing", isMyTurn: false, version: 4, position: POSITION, result: null };
  return { ...facts, ...open, ...more };
}

const OVER = { status: "over", result: { winner: 0, by: "resignation" } };
const UNKEPT = { refused: "storage", message: "The server couldn't save it." };

/** Answers what is asked one after another; a list is a stream that ends after its lines. */
function serve(answers: (readonly [asked: string, status: number, body: object])[]) {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, (request) => {
    const path = new URL(request.url).pathname.replace("/api/bot", "");
    const next = answers.shift();
    if (next?.[0] !== path) return new Response(`unexpected: ${path}`, { status: 400 });
    const [, status, body] = next;
    const text = Array.isArray(body)
      ? body.map((line) => JSON.stringify(line) + "\n").join("")
      : JSON.stringify(body);
    return new Response(text, { status });
  });
  return { url: `http://127.0.0.1:${server.addr.port}`, server, answers };
}

Deno.test("a bot goes on after a server that can't for now, and hears of what ended meanwhile", async () => {
  const hello = { type: "hello" }, turn = { type: "gameStart", game: game({ isMyTurn: true }) };
  const { url, server, answers } = serve([
    ["/stream", 503, UNKEPT],
    ["/stream", 200, [hello]],
    ["/room", 503, UNKEPT],
    ["/stream", 200, [hello]],
    ["/room", 201, { id: "K7QX2M" }],
    ["/stream", 200, [hello, turn]],
    ["/game/K7QX2M/move", 503, UNKEPT],
    ["/stream", 200, [hello, turn]],
    ["/game/K7QX2M/move", 200, { ok: true }],
    ["/game/K7QX2M", 200, game({})],
    ["/stream", 200, [hello]],
    ["/game/K7QX2M", 200, game(OVER)],
  ]);
  await using _server = server;
  const said: string[] = [];
  const ask = { url, token: "", timeMs: 1, games: 1, challenges: undefined, joins: undefined };
  const player = new OnlinePlayer(
    { ...ask, player: "random", opens: {}, say: (line) => said.push(line) },
    RETRY,
  );
  await player.play();
  assertEquals(answers, []);
  assertEquals(said.at(-1), "K7QX2M: won (resignation)");
});
