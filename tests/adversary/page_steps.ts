/** Pages, files and every other address, asked for as browsers do and as nobody should. */

import fc from "fast-check";
import { type Route, ROUTES, UNKNOWN } from "./answers.ts";
import type { Attack } from "./attack.ts";
import { ADMIN_TOKEN } from "./small.ts";
import { hostile, pick, place, step, who } from "./step.ts";

const METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", UNKNOWN] as const;

/** Those that only an upgrade can be asked of, or that hold an answer back, have steps of their own. */
const SOCKETS: readonly Route[] = [
  "/api/ws",
  "/api/bot/ws",
  "/api/arena/index",
  "/api/arena/watch/[id]",
];
export const ASKED = (Object.keys(ROUTES) as Route[]).filter((route) => !SOCKETS.includes(route));

const QUERIES = [
  "",
  "",
  "?lang=es",
  "?lang=%00",
  "?game=conquerors-v2&level=hard&side=red",
  "?game=conway&seats=3",
  "?game=chess",
  "?position=%F0%9F%98%80",
  "?name=Xyz&after=zzz",
  "?name=%25_%27&player=1",
  "?player=999999999999",
  "?after=-1.e9",
  "?period=month&opponent=cpu&page=2",
  "?page=1e9",
  "?before=none",
  "?known=none&before=",
  "?code=ab%20cd-ef",
  "?seed=1234&komi=0.5",
  "?__proto__=1&constructor=2",
  "?url=http%3A%2F%2Flocalhost%2Ftv&maxwidth=300",
  "?url=%22%3E%3Cscript%3E&format=xml",
  "?url=//elsewhere.example/g/1&theme=%22onload%3D",
  "?moves=d4,e5&who=strong",
  "?moves=a1,a1,a1,a1%20pass",
  "?pool=conquerors-v2.60",
  "?id=none&game=skirmish",
];

const HEADERS: readonly Record<string, string>[] = [
  {},
  {},
  { "accept-language": "es-MX;q=0.9, *;q=0.1" },
  { "accept-language": "\u00ff".repeat(200) },
  { "cookie": "lang=es; theme=dark; =; a" },
  { "if-none-match": 'W/"none", "site"' },
  { "origin": "https://elsewhere.example" },
  { "origin": "null" },
  { "x-forwarded-for": "a, b, ::1, 1.2.3.4:5, [::1]:80" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "wss" },
  { "range": "bytes=5-" },
  { "accept-encoding": "br;q=0, identity" },
];

/** What stands in an address, where a route has a place for it. */
function fill(attack: Attack, route: Route, what: string, at: number): string {
  const known: Readonly<Record<string, string | undefined>> = {
    "[code]": pick(attack.rooms, at)?.code,
    "[game]": "conquerors-v2",
    "[n]": `${1 + at}`,
    "[id]": route.includes("tournament")
      ? pick(attack.tournaments, at)
      : route.includes("arena")
      ? pick(attack.matches, at)
      : pick(attack.archived, at),
  };
  return route.replace(/\/index$/, "").replace(
    /\[\w+\]/,
    (name) => what === "" ? known[name] ?? "none" : what,
  ) || "/";
}

const TAILS = [".png", ".gif", ".rle", ".json", ".ccn", ".exe", ".%00"];

/** The route's own address, where it isn't its file's. */
const ELSEWHERE: Partial<Record<Route, string>> = { "/security.txt": "/.well-known/security.txt" };

export const PAGE_STEPS = {
  /** As a browser would. */
  visit: step(
    5,
    { route: fc.constantFrom(...ASKED), place, query: fc.constantFrom(...QUERIES) },
    async (
      attack,
      { route, place, query },
    ) => {
      if (!("GET" in ROUTES[route] || "ALL" in ROUTES[route])) return;
      const path = ELSEWHERE[route] ?? fill(attack, route, "", place);
      await attack.ask(route, { path: path + query });
    },
  ),
  /** As nobody should. */
  poke: step(8, {
    who: fc.option(who),
    route: fc.constantFrom(...ASKED),
    method: fc.constantFrom(...METHODS),
    place,
    what: fc.oneof(
      fc.constant(""),
      fc.constantFrom("%00", "..%2f", "é", "a".repeat(400), "constructor"),
    ),
    tail: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, {
      weight: 1,
      arbitrary: fc.constantFrom(...TAILS),
    }),
    query: fc.constantFrom(...QUERIES),
    headers: fc.constantFrom(...HEADERS),
    body: hostile,
  }, async (attack, { who, route, method, place, what, tail, query, headers, body }) => {
    const path = ELSEWHERE[route] ?? fill(attack, route, what, place);
    const hasTail = route === "/g/[id]" && method === "GET";
    const hasBody = method !== "GET" && method !== "HEAD";
    const asked = {
      path: path + (hasTail ? tail : "") + query,
      method,
      headers,
      ...hasBody && { body: typeof body === "string" ? body : JSON.stringify(body) },
      ...who !== null && { person: attack.people[who]! },
    };
    // Some hold their answers back.
    await attack.begin(attack.ask(route, asked));
  }),
  /** Admins, and those who would like to be. */
  order: step(2, {
    token: fc.constantFrom(ADMIN_TOKEN, ADMIN_TOKEN, ADMIN_TOKEN, "another", ""),
    act: fc.constantFrom(
      "pause",
      "resume",
      "end-room",
      "bar-bot",
      "mute",
      "ban",
      "ban-source",
      "take-name",
      "lift",
    ),
    place,
    address: fc.constantFrom("192.0.2.3", "::1", "nowhere"),
    term: fc.constantFrom("hour", "year", "century"),
  }, async (attack, { token, place, ...order }) => {
    const origin = attack.target.url, headers = { origin };
    const post = (route: Route, fields: Record<string, string>, cookie = "") =>
      attack.ask(route, {
        path: route,
        method: "POST",
        headers: { ...headers, cookie },
        body: new URLSearchParams(fields),
      });
    const entered = await post("/admin/enter", { token });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const code = pick(attack.rooms, place)?.code ?? "ABCDEF";
    const player = order.act === "ban-source" ? "" : `${place}`;
    await post("/admin/act", { ...order, code, player, reason: "a drill" }, cookie);
    await attack.ask("/admin/index", { path: "/admin", headers: { cookie } });
    // Else nobody would play any more.
    if (order.act === "pause") await post("/admin/act", { act: "resume" }, cookie);
    await post("/admin/leave", {}, cookie);
    attack.note(cookie ? "admin" : "no admin");
  }),
  /** Addresses that there aren't, and files that there are. */
  wander: step(2, {
    path: fc.constantFrom(
      "/site.css",
      "/favicon.svg",
      "/nothing",
      "/../deno.json",
      "/%2e%2e/deno.json",
      "//",
      "/api",
      "/api/",
      "/r/",
      "/_fresh/js/none.js",
      "/static/site.css",
      "/.env",
      "/%",
      "/%ff",
      "/r/%",
      "/player/%ff",
      "/conquerors.rule",
    ),
    method: fc.constantFrom(...METHODS),
  }, async (attack, { path, method }) => {
    const { status, body } = await fetch(attack.target.url + path, { method, redirect: "manual" });
    await body?.cancel();
    attack.note(`elsewhere ${status}`);
    if (![200, 301, 302, 304, 307, 308, 400, 403, 404, 405].includes(status)) {
      attack.blame(`${method} ${path} was answered ${status}`);
    }
  }),
  qr: step(
    2,
    { who, place, link: fc.option(hostile, { freq: 3 }) },
    async (attack, { who, place, link }) => {
      const { url } = attack.target, code = pick(attack.rooms, place)?.code ?? "ABCDEF";
      const body = { link: link ?? `${url}/r/${code}` };
      await attack.post("/api/qr", "/api/qr", body, attack.people[who]!);
    },
  ),
  longBody: step(1, {
    who,
    route: fc.constantFrom<Route>(
      "/api/send",
      "/api/poll",
      "/api/games",
      "/api/results",
      "/api/qr",
      "/new",
    ),
    bytes: fc.constantFrom(4_097, 20_000, 300_000),
  }, async (attack, { who, route, bytes }) => {
    const body = `{"x":"${"x".repeat(bytes)}"}`;
    const headers = { "content-type": "application/json" };
    await attack.ask(route, {
      path: route,
      method: "POST",
      body,
      headers,
      person: attack.people[who]!,
    });
  }),
};
