/** What every route may answer, by method and status. */

import type { Unfit } from "../../lib/leaderboard/names.ts";
import { isOpenAt } from "../../lib/server/api/operations.ts";
import type { Denied } from "../../lib/server/store/players.ts";
import {
  anything,
  either,
  html,
  json,
  type Judge,
  messages,
  no,
  refused,
  UNCOUNTED,
} from "./judges.ts";

/** What a route may answer, by method and status; `ALL` stands for methods that aren't named. */
type Answers = Readonly<Record<string, Readonly<Record<number, Judge>>>>;

type Statuses = Readonly<Record<number, Judge>>;

/** Without handlers of its own, so that it's shown whatever the method. */
const view: Answers = { ALL: { 200: html } };

function page(others: Statuses = {}): Answers {
  return { GET: { 200: html, ...others } };
}

function account(others: Statuses): Answers {
  return { POST: { 400: refused("malformed"), 429: refused("limit"), ...others } };
}

function file(others: Statuses = {}): Answers {
  return { GET: { 200: anything, 304: anything, ...others } };
}

function bot(done: Statuses): Statuses {
  return { 400: no, 401: no, 403: no, 404: no, 409: no, 429: no, 503: no, ...done };
}

const socket: Answers = { GET: { 101: anything, 400: anything, 426: anything, 429: anything } };

const desk: Answers = { POST: { 303: anything, 403: html, 404: html, 413: html } };

/** Too many requests of one address at a time are told so in a line, or to a browser in a page. */
const crowded: Judge = (body) =>
  body === "Too many requests. Try again in a moment.\n" ? undefined : html(body);

/** Every file of `routes`. */
export const ROUTES = {
  "/about": view,
  "/admin/act": desk,
  "/admin/enter": desk,
  "/admin/index": page({ 404: html }),
  "/admin/leave": desk,
  "/annihilation": view,
  "/api/arena/download/[id]": { GET: { 200: json("placed"), 404: no } },
  "/api/arena/index": socket,
  "/api/arena/match/[id]": { GET: { 200: json("outcome"), 404: no } },
  "/api/arena/moves/[id]": { GET: { 200: anything, 404: no } },
  "/api/arena/news": { GET: { 200: json("live", "waiting"), 400: no } },
  "/api/arena/watch/[id]": socket,
  "/api/bots": page(),
  "/api/index": view,
  "/api/bot/challenge/[id]/accept": { POST: bot({ 200: json("id") }) },
  "/api/bot/challenge/[id]/decline": { POST: bot({ 200: json("id") }) },
  "/api/bot/challenge/index": { POST: bot({ 201: json("id") }) },
  "/api/bot/game/[id]/[action]": { POST: bot({ 200: json("ok", "version", "hash") }) },
  "/api/bot/game/[id]/index": { GET: bot({ 200: json("id", "position", "moves") }) },
  "/api/bot/game/[id]/join": { POST: bot({ 200: json("id") }) },
  "/api/bot/index": { GET: bot({ 200: json("id", "name", "scopes") }) },
  "/api/bot/online": { GET: { 200: json("bots") } },
  "/api/bot/room": { POST: bot({ 201: json("id") }) },
  "/api/bot/tournament/[id]/join": { POST: bot({ 200: json("now", "me") }) },
  "/api/bot/tournament/[id]/leave": { POST: bot({ 200: json("now", "me") }) },
  "/api/bot/stream": { GET: bot({ 200: anything }) },
  "/api/bot/ws": {
    GET: { 101: anything, 400: anything, 401: no, 403: no, 426: anything, 429: no, 503: no },
  },
  "/api/dumps": { GET: { 200: json("dumps") } },
  "/api/games": {
    GET: { 200: json("games"), 400: no },
    ...account({
      200: either(json("ticket", "seed"), refused("open", "soon")),
      503: refused("paused", "storage"),
    }),
  },
  "/api/leaderboard": { GET: { 200: json("rows", "players"), 400: no } },
  "/api/lobby": { GET: { 200: json("rooms") } },
  "/api/me/blocks": account({
    200: either(json("people"), json("players"), json("isBlocked")),
    404: refused("unknown"),
    503: refused("storage"),
  }),
  "/api/me/bots": account({
    200: either(json("bots"), json("id", "token"), json("revoked")),
    400: refused(...["malformed"], ...names({ unfit: 1, signs: 1, mixed: 1, reserved: 1 })),
    403: refused("banned"),
    404: refused("unknown"),
    503: refused("storage"),
  }),
  "/api/me/challenges": account({
    200: either(json("challenges"), json("code")),
    403: refused("banned"),
    404: refused("unknown"),
    503: refused("paused", "storage"),
  }),
  "/api/me/data": account({ 200: json() }),
  "/api/me/feed": account({ 200: json("link") }),
  "/api/me/follows": account({
    200: either(json("players"), json("isMe"), json("isFollowed")),
    404: refused("unknown"),
    503: refused("storage"),
  }),
  "/api/me/forget": account({ 200: json("forgotten"), 503: refused("storage") }),
  "/api/me/games": account({ 200: json("games") }),
  "/api/me/index": account({ 200: json("player", "standing") }),
  "/api/me/name": account({
    200: either(json("player"), refused("unplayed")),
    400: refused(...["malformed"], ...names({ unfit: 1, signs: 1, mixed: 1, reserved: 1 })),
    409: refused(...denials({ taken: 1 })),
    503: refused("storage"),
  }),
  "/api/me/puzzles": account({ 200: json("rating", "next"), 503: refused("storage") }),
  "/api/me/reminders": account({ 200: json("isOn"), 503: refused("storage") }),
  "/api/me/tournaments": account({
    200: either(json("now", "me"), json("id")),
    403: refused("banned", "muted"),
    404: refused("unknown"),
    409: refused("over", "empty"),
    429: refused("limit", "flood"),
    503: refused("storage", "paused"),
  }),
  "/api/me/rooms": account({ 200: json("rooms") }),
  "/api/openings": { GET: { 200: json("games", "turns"), 400: no } },
  "/api/player/[id]": { GET: { 200: json("player", "rating"), 404: no } },
  "/api/poll": { GET: { 410: messages }, POST: { 200: messages, 400: messages, 413: messages } },
  "/api/qr": { POST: { 200: json("side", "path"), 400: no, 429: refused("limit") } },
  "/api/rooms": page(),
  "/api/report": account({
    200: json("reported"),
    404: refused("unknown"),
    503: refused("storage"),
  }),
  "/api/results": account({
    200: json("id", "points"),
    202: json("checking"),
    422: refused(...Object.keys(UNCOUNTED)),
    503: refused("busy"),
  }),
  "/api/send": { POST: { 200: messages, 400: messages, 413: messages } },
  "/api/tournament/[id]": { GET: { 200: json("tournament", "rows"), 304: anything, 404: no } },
  "/api/tournaments": { GET: { 200: json("running", "coming", "past") } },
  "/api/tv": { GET: { 200: json("running") } },
  "/api/ws": socket,
  "/arena/[id]": page({ 404: html }),
  "/arena/bot/[author]/[name]": page({ 404: html }),
  "/arena/index": page({ 400: html }),
  "/arena/play": page({ 400: html }),
  "/arena/protocol": page(),
  "/arena/round-robins": page(),
  "/changelog": page(),
  "/conway": page(),
  "/dumps/[file]": {
    GET: { 200: anything, 206: anything, 304: anything, 404: html, 416: anything },
  },
  "/dumps/index": page(),
  "/embed/g/[id]": page({ 404: html }),
  "/embed/puzzle/daily": page(),
  "/embed/tv": page(),
  "/g/[id]": { GET: { 200: anything, 304: anything, 404: html } },
  "/g/index": view,
  "/friend": page(),
  "/games": page({ 400: html }),
  "/games.atom": { GET: { 200: anything, 404: html } },
  "/healthz": { GET: { 200: anything } },
  "/index": view,
  "/rivals/[game]": page({ 404: html }),
  "/rivals/index": view,
  "/join": { GET: { 302: anything, 404: html } },
  "/leaderboard": page({ 404: html }),
  "/learn/[game]/[n]": page({ 404: html }),
  "/learn/[n]": page({ 404: html }),
  "/learn/index": view,
  "/manifest.webmanifest": file(),
  "/me": view,
  "/new": { POST: { 303: anything, 400: html, 429: crowded, 503: html } },
  "/now": page({ 400: html }),
  "/oembed": { GET: { 200: json("version", "html"), 400: anything, 404: anything, 501: anything } },
  "/offline/[language]": { GET: { 200: json(), 404: either(html, no) } },
  "/offline/index": view,
  "/og.png": file(),
  "/openapi.json": file(),
  "/openings": page({ 400: html }),
  "/play": page({ 400: html }),
  "/puzzle/[id]": page({ 404: html }),
  "/puzzle/daily": page({ 302: anything, 404: html }),
  "/puzzles/index": page({ 400: html }),
  "/puzzles/storm": view,
  "/player/[name]": page({ 302: anything, 400: html, 404: html }),
  "/r/[code]/index": page({ 302: anything, 404: html, 429: crowded }),
  "/r/[code]/watch": page({ 302: anything, 404: html, 429: crowded }),
  "/readyz": { GET: { 200: anything, 503: anything } },
  "/report": {
    GET: { 200: html, 404: html },
    POST: { 200: html, 400: html, 404: html },
  },
  "/rules/[game]": page({ 404: html }),
  "/rules/index": view,
  "/sandbox": view,
  "/security.txt": { GET: { 200: anything, 404: html } },
  "/settings": view,
  "/study": page(),
  "/sw.js": file(),
  "/tournament/[id]": page({ 404: html }),
  "/tournament/[id]/report": {
    GET: { 200: html, 404: html },
    POST: { 200: html, 400: html, 404: html },
  },
  "/tournaments": page(),
  "/tv": page(),
  "/verify": view,
} satisfies Record<string, Answers>;

export type Route = keyof typeof ROUTES;

/** To what another site's page sends, and to who asks too much. */
const ANYWHERE: Statuses = { 403: anything, 429: anything };
/** What programs hear that ask as another site's page. */
const foreign = refused("origin");
/** A method of HTTP that no page has. */
export const UNKNOWN = "PROPFIND";
/** To what a browser asks before another site's page reads what is open to all. */
const PREFLIGHT: Statuses = { 204: (body) => body ? "a body" : undefined };
/** To methods that a route doesn't have. */
const UNHANDLED: Statuses = { 404: anything, 405: anything };

/** What is wrong with an answer. */
export function judgeAnswer(
  route: Route,
  method: string,
  status: number,
  body: unknown,
): string | undefined {
  const answers: Answers = ROUTES[route];
  const asked = method === "HEAD" ? "GET" : method;
  const isPreflight = method === "OPTIONS" && isOpenAt(route.replace("[id]", "id"));
  const statuses = method === UNKNOWN
    ? UNHANDLED
    : isPreflight
    ? PREFLIGHT
    : answers[asked] ?? answers.ALL ?? UNHANDLED;
  // What leads to no page is followed without the punctuation at its end.
  const isFollowed = status === 302 && statuses[404] === html;
  const own = isFollowed ? anything : statuses[status];
  const judge = own && status === 403 ? either(own, foreign) : own ?? ANYWHERE[status];
  if (!judge) return `the undocumented status ${status}`;
  return method === "HEAD" ? undefined : judge(body);
}

function names(codes: Record<Unfit, unknown>): string[] {
  return Object.keys(codes);
}

function denials(codes: Record<Exclude<Denied, "unplayed" | "failed">, unknown>): string[] {
  return Object.keys(codes);
}
