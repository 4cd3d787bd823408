/** What a browser asks about its player, and makes of the answers: of a server's, of none, and of nonsense. */

import { assertEquals, assertNotEquals } from "@std/assert";
import { Account } from "../../lib/ui/net/account.ts";
import { Friends } from "../../lib/ui/net/friends.ts";
import { makeSecret, seatKey } from "../../lib/ui/net/seat_keys.ts";
import { type Keep } from "../../lib/ui/net/keep.ts";
import { Tournaments } from "../../lib/ui/net/tournaments.ts";

/** What one browser keeps, for somebody who has played there or not. */
class Browser implements Keep, Disposable {
  readonly kept = new Map<string, string>();
  readonly asked: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  readonly identity = makeSecret();
  readonly #fetch = globalThis.fetch;

  /** `answer` is what the server says; undefined for no server. */
  constructor(public answer: unknown, isKnown = true) {
    if (isKnown) this.kept.set("identity", this.identity);
    globalThis.fetch = (path, init) => {
      this.asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
      return this.answer === undefined
        ? Promise.reject(new TypeError("No server"))
        : Promise.resolve(Response.json(this.answer));
    };
  }

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.kept.set(name, value);
  }

  [Symbol.dispose](): void {
    globalThis.fetch = this.#fetch;
  }
}

const PLAYERS = [{ id: 7, name: "Ada", isOnline: true }];
const INVITATIONS = [{ code: "ABCDEF", game: "conquerors-v2", time: "60", from: "Ada" }];
const BOTS = [{ id: 1, name: "Ada-bot" }];
/** What is known of a tournament. */
const KNOWN = { version: 3, page: 1, isHidden: true };
const account = (browser: Browser) => new Account(browser);
const friends = (browser: Browser) => new Friends(browser);
const tournaments = (browser: Browser) => new Tournaments(browser);

/** What is asked, where and with what, what the server answers, and what comes of it; and of no answer. */
const QUESTIONS: readonly (readonly [
  string,
  (browser: Browser) => Promise<unknown>,
  readonly [path: string, body: object],
  answer: unknown,
  result: unknown,
  otherwise: unknown,
])[] = [
  ["games", (b) => account(b).games(), ["/games", {}], { games: [] }, { games: [] }, undefined],
  [
    "older games",
    (b) => account(b).games("x-1"),
    ["/games", { after: "x-1" }],
    { games: [] },
    { games: [] },
    undefined,
  ],
  ["a feed", (b) => account(b).feed(), ["/feed", {}], { link: "/x" }, "/x", undefined],
  [
    "a name",
    (b) => account(b).claim("Ada"),
    ["/name", { name: "Ada" }],
    { refused: "taken" },
    { refused: "taken" },
    { refused: "offline" },
  ],
  [
    "unblocking",
    (b) => account(b).unblock("k"),
    ["/blocks", { wish: "off", key: "k" }],
    { isBlocked: false },
    true,
    false,
  ],
  [
    "a bot",
    (b) => account(b).makeBot("Bot", ["play"]),
    ["/bots", { wish: "make", name: "Bot", scopes: ["play"] }],
    { id: 1, token: "t" },
    { id: 1, token: "t" },
    { refused: "failed" },
  ],
  [
    "a token's end",
    (b) => account(b).revokeBot(1),
    ["/bots", { wish: "revoke", id: 1 }],
    { revoked: true },
    true,
    false,
  ],
  ["data", (b) => account(b).data(), ["/data", {}], { at: 1 }, { at: 1 }, undefined],
  [
    "declining",
    (b) => friends(b).decline("ABCDEF"),
    ["/challenges", { wish: "decline", code: "ABCDEF" }],
    { challenges: INVITATIONS },
    INVITATIONS,
    undefined,
  ],
  [
    "looking at a player",
    (b) => friends(b).look(7),
    ["/follows", { wish: "look", player: 7 }],
    { isMe: false },
    { isMe: false },
    undefined,
  ],
  [
    "following",
    (b) => friends(b).follow(7, true),
    ["/follows", { wish: "on", player: 7 }],
    { isFollowed: true },
    true,
    false,
  ],
  [
    "following no more",
    (b) => friends(b).follow(7, false),
    ["/follows", { wish: "off", player: 7 }],
    { isFollowed: false },
    true,
    false,
  ],
  [
    "blocking",
    (b) => friends(b).block(7, true),
    ["/blocks", { wish: "on", player: 7 }],
    { isBlocked: true },
    true,
    false,
  ],
  [
    "looking at a tournament",
    (b) => tournaments(b).look("t", KNOWN),
    ["/tournaments", { wish: "look", id: "t", ...KNOWN }],
    { me: null },
    { me: null },
    { refused: "offline" },
  ],
  [
    "speaking in a tournament",
    (b) => tournaments(b).say("t", 1, "hi"),
    ["/tournaments", { wish: "say", id: "t", page: 1, text: "hi" }],
    { refused: "flood" },
    { refused: "flood" },
    { refused: "offline" },
  ],
];

/** What only a browser in which somebody has played asks; another has none. */
const OWN: typeof QUESTIONS = [
  [
    "whom one blocks",
    (b) => account(b).blocked(),
    ["/blocks", { wish: "look" }],
    { people: [] },
    [],
    undefined,
  ],
  ["bots", (b) => account(b).bots(), ["/bots", { wish: "look" }], { bots: BOTS }, BOTS, undefined],
  [
    "whom one follows",
    (b) => friends(b).followed(),
    ["/follows", { wish: "look" }],
    { players: PLAYERS },
    PLAYERS,
    undefined,
  ],
  [
    "invitations",
    (b) => friends(b).invitations(),
    ["/challenges", { wish: "look" }],
    { challenges: INVITATIONS },
    INVITATIONS,
    undefined,
  ],
];

for (const [what, ask, [path, body], answer, result, otherwise] of [...QUESTIONS, ...OWN]) {
  Deno.test(`${what}: what is asked, and what comes of the answer`, async () => {
    using browser = new Browser(answer);
    assertEquals(await ask(browser), result);
    const { identity } = browser;
    assertEquals(browser.asked, [{ path: `/api/me${path}`, body: { identity, ...body } }]);
    browser.answer = undefined;
    assertEquals(await ask(browser), otherwise, "without a server");
  });
}

for (const [what, ask, , answer] of OWN) {
  Deno.test(`${what}: nothing is asked before anybody has played`, async () => {
    using browser = new Browser(answer, false);
    assertEquals([await ask(browser), browser.asked], [[], []]);
    assertEquals(browser.kept.size, 0, "and no code is made");
  });
}

Deno.test("a place: nobody's before anybody has played, and unknown where the server doesn't say", async () => {
  const nobody = { player: null, standing: null };
  const somebody = { player: { id: 7, name: "Ada" }, standing: null };
  using browser = new Browser(somebody, false);
  const look = () => account(browser).place("?period=all");
  assertEquals([await look(), browser.asked, browser.kept.size], [nobody, [], 0]);
  const { identity } = browser;
  browser.setItem("identity", identity);
  assertEquals(await look(), somebody);
  assertEquals(browser.asked, [{ path: "/api/me", body: { identity, board: "period=all" } }]);
  for (const answer of [undefined, { refused: "limit" }, { refused: "storage" }]) {
    browser.answer = answer;
    assertEquals(await look(), undefined);
    assertEquals(await account(browser).games(), undefined);
  }
});

Deno.test("a player's page: nothing is asked for who only looks around, and no code is made", async () => {
  using browser = new Browser({ isMe: false }, false);
  const stranger = { isMe: false, isFollowed: false, isBlocked: false };
  assertEquals([await friends(browser).look(7), browser.asked], [stranger, []]);
  assertEquals(browser.kept.size, 0);
});

Deno.test("rooms: none before anybody has played, and unknown without a server", async () => {
  using browser = new Browser({ rooms: [] }, false);
  const none = { rooms: [], challenges: [] };
  assertEquals([await account(browser).rooms(), browser.asked], [none, []]);
  browser.setItem("identity", browser.identity);
  assertEquals(await account(browser).rooms(), none);
  assertEquals(browser.asked.length, 1);
  browser.answer = undefined;
  assertEquals(await account(browser).rooms(), undefined);
});

Deno.test("who challenges somebody holds the seat in the room, under their name", async () => {
  using browser = new Browser({ code: "ABCDEF" });
  browser.setItem("name", "Ben");
  assertEquals(await friends(browser).challenge(7, "skirmish", "60"), { code: "ABCDEF" });
  const { body } = browser.asked[0]!, { token, ...rest } = body;
  const { identity } = browser;
  assertEquals(rest, {
    identity,
    wish: "send",
    player: 7,
    game: "skirmish",
    clock: "60",
    name: "Ben",
  });
  assertEquals(seatKey(browser, "ABCDEF"), { token: String(token), held: true });
  browser.answer = { refused: "limit" };
  assertEquals(await friends(browser).challenge(8, "skirmish", "60"), { refused: "limit" });
  browser.answer = undefined;
  assertEquals(await friends(browser).challenge(8, "skirmish", "60"), { refused: undefined });
});

Deno.test("a name that is saved before a game counted is claimed once one has", async () => {
  using browser = new Browser({ refused: "unplayed" });
  await account(browser).claim("Ada");
  const told = { player: { id: 7, name: null }, games: [] };
  browser.answer = told;
  const asked = async () => {
    browser.asked.length = 0;
    await account(browser).games();
    return browser.asked.map(({ path, body }) => [path, body.name]);
  };
  assertEquals(await asked(), [["/api/me/games", undefined], ["/api/me/name", "Ada"]]);
  browser.answer = { player: { id: 7, name: "Bea" }, games: [] };
  assertEquals(await asked(), [["/api/me/games", undefined]], "a name from another device stays");
  browser.answer = told;
  browser.setItem("wished name", "Ada");
  assertEquals(account(browser).adopt("no code"), false);
  assertEquals(browser.getItem("wished name"), "Ada");
  const code = makeSecret();
  assertEquals([account(browser).adopt(code), browser.getItem("identity")], [true, code]);
  assertEquals(await asked(), [["/api/me/games", undefined]], "it was the other player's wish");
  browser.setItem("wished name", "Ada");
  browser.answer = { games: [] };
  assertEquals(await asked(), [["/api/me/games", undefined]], "no game has counted yet");
});

Deno.test("another device's code is taken with none of this one's ranked game, and no nonsense", () => {
  using browser = new Browser({});
  browser.setItem("ranked", "a game");
  assertEquals([account(browser).adopt(""), browser.getItem("ranked")], [false, "a game"]);
  assertEquals([account(browser).adopt(makeSecret()), browser.getItem("ranked")], [true, ""]);
});

Deno.test("two who sign in on one device hold their seats in tournaments by tokens of their own", async () => {
  using browser = new Browser({ me: null, now: 1 });
  await tournaments(browser).join("t", 1);
  account(browser).adopt(makeSecret());
  await tournaments(browser).join("t", 1);
  const [one, other] = browser.asked.map(({ body }) => body.token);
  assertNotEquals(one, other);
});

Deno.test("forms begin with the name of who is signed in, not of who was before", async () => {
  using browser = new Browser({ player: { id: 7, name: null }, games: [] });
  browser.setItem("name", "Ben");
  account(browser).adopt("no code");
  assertEquals(browser.getItem("name"), "Ben");
  account(browser).adopt(makeSecret());
  await account(browser).games();
  assertEquals(browser.getItem("name"), "");
  browser.answer = { player: { id: 7, name: "Ada" }, standing: null };
  await account(browser).place("");
  assertEquals(browser.getItem("name"), "Ada", "as another device has it");
  browser.setItem("name", "Eve");
  browser.setItem("wished name", "Eve");
  await account(browser).place("");
  assertEquals(browser.getItem("name"), "Eve", "until a game counts");
});

Deno.test("who is told of themselves as their name is claimed has it from then on", async () => {
  const nameless = { id: 7, name: null }, named = { id: 7, name: "Ada" };
  const results = [[{ player: named }, named], [{ refused: "taken" }, nameless]] as const;
  for (const [claimed, player] of results) {
    using browser = new Browser(undefined);
    browser.setItem("wished name", "Ada");
    const answers: unknown[] = [{ player: nameless, standing: null }, claimed];
    globalThis.fetch = () => Promise.resolve(Response.json(answers.shift()));
    assertEquals(await account(browser).place(""), { player, standing: null } as unknown);
  }
});

Deno.test("an answer that is nonsense is none", async () => {
  using browser = new Browser(null);
  for (browser.answer of [null, "?", 7]) {
    assertEquals(await account(browser).data(), undefined);
    assertEquals(await friends(browser).followed(), undefined);
    assertEquals(await tournaments(browser).look("t", KNOWN), { refused: "offline" });
  }
});

Deno.test("who wishes for no name has none, in a challenge or a tournament", async () => {
  using browser = new Browser({});
  await friends(browser).challenge(7, "skirmish", "60");
  await tournaments(browser).join("t", 1);
  browser.setItem("name", "Ada");
  await tournaments(browser).join("t", 1);
  assertEquals(browser.asked.map(({ body }) => body.name), ["", "", "Ada"]);
});

Deno.test("newcomers see of a tournament what anyone does, and get no code for it", async () => {
  using browser = new Browser({}, false);
  const news = { rows: [] }, asked: unknown[] = [];
  let status = 200;
  globalThis.fetch = (path, init) => {
    asked.push([path, init?.method]);
    const headers = { date: "Tue, 01 Jan 2030 00:00:00 GMT" };
    return Promise.resolve(Response.json(news, { status, headers }));
  };
  const told = { me: null, news, now: Date.UTC(2030, 0, 1) };
  assertEquals(await tournaments(browser).look("t", KNOWN) as unknown, told);
  assertEquals(asked, [["/api/tournament/t?page=1", undefined]]);
  status = 404;
  assertEquals(await tournaments(browser).look("t", KNOWN), { refused: "offline" });
  assertEquals(browser.kept.size, 0);
});

Deno.test("a name that was claimed waits no more", async () => {
  using browser = new Browser({ refused: "unplayed" });
  await account(browser).claim("Ada");
  browser.answer = { player: { id: 7, name: "Ada" } };
  await account(browser).claim("Ada");
  browser.answer = { player: { id: 7, name: null }, standing: null };
  browser.asked.length = 0;
  await account(browser).place("");
  assertEquals(browser.asked.map(({ path }) => path), ["/api/me"]);
});

Deno.test("nobody is forgotten until the server has deleted everything", async () => {
  using browser = new Browser(undefined);
  for (browser.answer of [undefined, { refused: "storage" }]) {
    assertEquals(await account(browser).forget(), false);
  }
  browser.answer = { forgotten: true };
  assertEquals(await account(browser).forget(), true);
});

Deno.test("a seat in a tournament's room is held by the token that it was entered with", async () => {
  using browser = new Browser({ me: null });
  for (const id of ["one", "two"]) await tournaments(browser).join(id, 1);
  tournaments(browser).hold("ABCDEF");
  const { token } = seatKey(browser, "ABCDEF");
  assertEquals(browser.asked.map(({ body }) => body.token), [token, token]);
});
