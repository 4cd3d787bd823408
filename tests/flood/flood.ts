/**
 * One who asks for more than a fair share, of several kinds by turns, RATE times a second:
 * `flood.ts URL ADDRESS KINDS MS RATE GAMES`. Prints how often it asked, and was served, of each kind.
 */

import { makeRoomCode } from "../../lib/rooms/code.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";

/** A form's choices for a game by post, as small as it can be. */
const POST_SETTINGS = { game: "conway", seats: "3", size: "8", place: "3", side: "0" };

const [url, address, kinds, ms, rate] = Deno.args as [string, string, string, string, string];
/** The ids of finished games. */
const games = Deno.args.slice(5);
const HEADERS = { "x-forwarded-for": address };
/** As many lines as a source may have. */
const AT_ONCE = 160;
let count = 0, waiting = 0;

async function get(path: string): Promise<boolean> {
  const response = await fetch(url + path, { headers: HEADERS });
  await response.body?.cancel();
  return response.ok;
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { ...HEADERS, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { ok: response.ok, ...await response.json() };
}

async function open(form: Record<string, string> = {}): Promise<string | undefined> {
  const response = await fetch(`${url}/new`, {
    method: "POST",
    redirect: "manual",
    headers: HEADERS,
    body: new URLSearchParams(form),
  });
  await response.body?.cancel();
  return response.headers.get("location")?.slice("/r/".length);
}

function join(code: string, wish: string) {
  const token = makeSecret();
  return { t: "join", protocol: 1, code, wish, token, identity: token };
}

/** A socket that says these things, and goes on listening. */
function socket(path: string, ...messages: readonly object[]): Promise<WebSocket | undefined> {
  const line = new WebSocket(url.replace("http", "ws") + path, { headers: HEADERS } as never);
  return new Promise((resolve) => {
    line.onopen = () => {
      for (const message of messages) line.send(JSON.stringify(message));
      resolve(line);
    };
    line.onerror = () => resolve(undefined);
  });
}

let room: Promise<string | undefined> | undefined;
const oneRoom = () => room ??= open();

/** A game by post of one person and two computers, in which it is a computer's turn. */
async function computers(): Promise<boolean> {
  const code = await open(POST_SETTINGS);
  if (!code) return false;
  let v = 0;
  const line = await socket("/api/ws", join(code, "sit"));
  if (!line) return false;
  const wishes = [
    { t: "enlist", levels: ["hard", "hard"] },
    { t: "narrow", seats: 3 },
    { t: "move", move: "b2" },
  ];
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    v = Math.max(v, message.v ?? message.room?.version ?? 0);
    if (message.t !== "snapshot" && message.t !== "ok") return;
    const wish = wishes.shift();
    if (wish) line.send(JSON.stringify({ ...wish, id: `${v}`, on: v }));
  };
  return true;
}

const KINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  rooms: () => open(),
  guesses: () => get(`/r/${makeRoomCode(Math.random)}`),
  polls: async () => {
    const code = await oneRoom();
    return (await post("/api/send", { msg: join(code!, count % 2 ? "watch" : "sit") })).sid;
  },
  sockets: async () => await socket("/api/ws", join((await oneRoom())!, "watch")),
  "silent sockets": () => socket("/api/ws"),
  reports: () => {
    const report = { moves: "x".repeat(3_000), result: "1-0" };
    return post("/api/results", { identity: makeSecret(), ticket: "x.y", report });
  },
  computers,
  bots: () =>
    socket(
      "/api/arena",
      { identity: { author: "flood", name: `${count}` } },
      { configure: { allow_training: true, force_training: true } },
    ),
  pictures: () => get(`/g/${games[count % games.length]}.png`),
  games: () => get(`/g/${games[count % games.length]}`),
  codes: async () => (await post("/api/qr", { link: `${url}/sandbox#${makeSecret()}` })).ok,
  pages: () => get("/"),
  searches: () => get(`/games?name=${makeSecret().slice(0, 12)}`),
  accounts: async () => (await post("/api/me/rooms", { identity: makeSecret() })).ok,
};

const counts = kinds.split(",").map((kind) => ({ kind, asked: 0, served: 0 }));

async function ask(): Promise<void> {
  const counted = counts[count++ % counts.length]!;
  counted.asked++;
  waiting++;
  if (await KINDS[counted.kind]!().catch(() => false)) counted.served++;
  waiting--;
}

const started = performance.now(), end = started + Number(ms);
while (performance.now() < end) {
  const due = (performance.now() - started) * Number(rate) / 1000;
  while (count < due && waiting < AT_ONCE) ask();
  await new Promise((resolve) => setTimeout(resolve, 2));
}
console.log(JSON.stringify(counts));
Deno.exit(0);
