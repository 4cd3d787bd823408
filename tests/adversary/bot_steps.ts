/** What programs ask with a bot's token, or with none, or with somebody else's. */

import fc from "fast-check";
import { gameIds } from "../../lib/games/registry.ts";
import { SCOPES } from "../../lib/leaderboard/bot.ts";
import { judgeAnswer, type Route } from "./answers.ts";
import { type Attack, Fault } from "./attack.ts";
import { CLOSES, judgeTold } from "./judges.ts";
import { Line } from "./line.ts";
import { bend, type Bends, bends, hostile, pick, place, step, who } from "./step.ts";

/** What is asked by POST; ID is the code of a room: challenges have one, too. */
const ASKED = [
  "/api/bot/challenge/[id]/accept",
  "/api/bot/challenge/[id]/decline",
  "/api/bot/challenge/index",
  "/api/bot/game/[id]/[action]",
  "/api/bot/game/[id]/join",
  "/api/bot/room",
  "/api/bot/tournament/[id]/join",
  "/api/bot/tournament/[id]/leave",
] as const satisfies readonly Route[];

/** What is asked by GET. */
const READ = [
  "/api/bot/index",
  "/api/bot/online",
  "/api/bot/game/[id]/index",
] as const satisfies readonly Route[];

const ACTIONS = ["move", "premove", "resign", "abort", "claim", "offer", "accept", "chat", "fly"];

function pathOf(attack: Attack, route: string, at: number, action: string): string {
  const id = route.includes("tournament")
    ? pick(attack.tournaments, at) ?? "none"
    : pick(attack.rooms, at)?.code ?? "NOROOM";
  return route.replace("/index", "").replace("[id]", id).replace("[action]", action);
}

type Person = Attack["people"][number];

/** A token of the person's, who gets one if there is none yet, somebody's who isn't there, or none. */
export async function secretOf(attack: Attack, person: Person, token: string, at: number) {
  if (token !== "own") return token === "junk" ? "junk" : undefined;
  if (person.tokens.length === 0) await make(attack, person, { scopes: SCOPES });
  return pick(person.tokens, at);
}

async function make(attack: Attack, person: Person, asked: object, bends: Bends = []) {
  const whole = { wish: "make", name: person.word(), identity: person.identity, ...asked };
  const { body } = await attack.post("/api/me/bots", "/api/me/bots", bend(whole, bends), person);
  const { token } = body as { token?: string };
  if (token !== undefined) person.tokens.push(token);
}

/** Others come to the rooms that bots open. */
function noteRoom(attack: Attack, status: unknown, body: unknown): void {
  const { id } = body as { id?: unknown };
  if (status === 201 && typeof id === "string") attack.rooms.push({ code: id });
}

/** Has a bot told of its games; some go before they have heard anything. */
export async function listen(
  attack: Attack,
  person: Person,
  secret: string,
  isHasty = false,
): Promise<void> {
  attack.acts(person);
  const listener = new AbortController();
  const listening = fetch(`${attack.target.url}/api/bot/stream`, {
    headers: { authorization: `Bearer ${secret}`, "x-forwarded-for": person.source },
    signal: listener.signal,
  }).catch(() => undefined);
  if (isHasty) listener.abort();
  const response = await listening;
  if (!response) await attack.settle();
  attack.note(`listening ${response?.status ?? "broken off"}`);
  if (response?.status === 200) attack.listeners.push(response.body!);
  else if (response) {
    const body = await response.json();
    const fault = judgeAnswer("/api/bot/stream", "GET", response.status, body);
    if (fault) throw new Fault(`A bot's stream: ${fault}`);
  }
}

/** Asks by POST with a bot's token, or without one. */
export async function askAsBot(
  attack: Attack,
  person: Person,
  secret: string | undefined,
  { route, path, body }: { route: Route; path: string; body: unknown },
) {
  const heard = await attack.ask(route, {
    path,
    method: "POST",
    person,
    headers: {
      "content-type": "application/json",
      ...secret !== undefined && { authorization: `Bearer ${secret}` },
    },
    body: JSON.stringify(body),
  });
  noteRoom(attack, heard.status, heard.body);
  return heard;
}

const tokens = fc.constantFrom("own", "own", "own", "none", "junk");

export const BOT_STEPS = {
  botToken: step(3, {
    who,
    wish: fc.constantFrom("make", "make", "look", "revoke"),
    scopes: fc.subarray([...SCOPES]),
    id: fc.nat(6),
    bends,
  }, async (attack, { who, wish, scopes, id, bends }) => {
    await make(attack, attack.people[who]!, { wish, scopes, id }, bends);
  }),
  botAsks: step(8, {
    who,
    route: fc.constantFrom(...ASKED),
    at: place,
    action: fc.constantFrom(...ACTIONS),
    game: fc.constantFrom(...gameIds()),
    token: tokens,
    what: fc.option(hostile, { freq: 4 }),
    bends,
  }, async (attack, { who, route, at, action, game, token, what, bends }) => {
    const person = attack.people[who]!;
    const secret = await secretOf(attack, person, token, at);
    const asked = { game, bot: at, to: at, move: "random", what: "draw", text: person.word() };
    const path = pathOf(attack, route, at, action);
    const body = what ?? bend(asked, bends);
    await attack.begin(askAsBot(attack, person, secret, { route, path, body }));
  }),
  botReads: step(3, {
    who,
    route: fc.constantFrom(...READ),
    at: place,
    token: tokens,
  }, async (attack, { who, route, at, token }) => {
    const person = attack.people[who]!, secret = await secretOf(attack, person, token, at);
    await attack.ask(route, {
      path: pathOf(attack, route, at, ""),
      person,
      ...secret !== undefined && { headers: { authorization: `Bearer ${secret}` } },
    });
  }),
  /** What a bot listens to never ends by itself. */
  botListens: step(4, { who, token: tokens, at: place, isHasty: fc.boolean() }, async (
    attack,
    { who, token, at, isHasty },
  ) => {
    const person = attack.people[who]!;
    const secret = await secretOf(attack, person, token, at) ?? "none";
    await listen(attack, person, secret, isHasty);
  }),
  botStops: step(2, { place }, async (attack, { place }) => {
    const listener = pick(attack.listeners, place);
    if (!listener) return;
    attack.listeners.splice(attack.listeners.indexOf(listener), 1);
    await listener.cancel();
    await attack.settle();
  }),
  botSocket: step(3, {
    who,
    token: tokens,
    at: place,
    asked: fc.array(fc.tuple(fc.constantFrom(...ASKED), fc.constantFrom(...ACTIONS), bends), {
      maxLength: 4,
    }),
    what: fc.option(hostile, { freq: 4 }),
  }, async (attack, { who, token, at, asked, what }) => {
    const person = attack.people[who]!;
    attack.acts(person);
    const line = new Line({
      url: `${attack.target.url}/api/bot/ws`,
      source: person.source,
      closes: CLOSES.bot,
      judge: judgeTold,
      blame: attack.blame,
    });
    if (await line.opened()) {
      await line.say(JSON.stringify({ token: await secretOf(attack, person, token, at) }));
    }
    attack.note(line.isOpen ? "bot's socket" : "bot's socket refused");
    for (const [n, [route, action, bends]] of asked.entries()) {
      const ask = pathOf(attack, route, at, action).replace("/api/bot", "");
      const body = { to: at, move: "random", what: "draw", text: person.word() };
      await line.say(JSON.stringify(bend({ n, ask, body }, bends)));
      const { status, body: answer } = (line.last ?? {}) as { status?: unknown; body?: unknown };
      noteRoom(attack, status, answer ?? {});
    }
    if (what !== null) await line.say(JSON.stringify(what) ?? "");
    await line.close();
    await attack.settle();
  }),
};
