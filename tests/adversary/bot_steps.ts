/** What programs ask with a bot's token, or with none, or with somebody else's. */

import fc from "fast-check";
import { gameIds } from "../../lib/games/registry.ts";
import { SCOPES } from "../../lib/leaderboard/bot.ts";
import type { Route } from "./answers.ts";
import type { Attack } from "./attack.ts";
import { CLOSES, judgeTold } from "./judges.ts";
import { Line } from "./line.ts";
import { bend, bends, hostile, pick, place, step, who } from "./step.ts";

/** What is asked by POST; ID is a game's code, or a challenge's id. */
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

const ACTIONS = ["move", "premove", "resign", "abort", "claim", "offer", "accept", "chat", "fly"];

function pathOf(attack: Attack, route: string, at: number, action: string): string {
  const room = pick(attack.rooms, at)?.code ?? "NOROOM";
  const tournament = pick(attack.tournaments, at) ?? "none";
  const id = route.includes("tournament")
    ? tournament
    : route.includes("challenge")
    ? `${at}`
    : room;
  return route.replace("/index", "").replace("[id]", id).replace("[action]", action);
}

type Person = Attack["people"][number];

/** A token of the person's, somebody's who isn't there, or none. */
function secretOf(person: Person, token: string, at: number): string | undefined {
  return token === "own" ? pick(person.tokens, at) : token === "junk" ? "junk" : undefined;
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
    const person = attack.people[who]!, { identity } = person;
    const asked = { wish, name: person.word(), scopes, id, identity };
    const { body } = await attack.post("/api/me/bots", "/api/me/bots", bend(asked, bends), person);
    const { token } = body as { token?: string };
    if (token !== undefined) person.tokens.push(token);
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
    const secret = secretOf(person, token, at);
    const asked = { game, bot: at, to: at, move: "random", what: "draw", text: person.word() };
    await attack.begin(attack.ask(route, {
      path: pathOf(attack, route, at, action),
      method: "POST",
      person,
      headers: {
        "content-type": "application/json",
        ...secret !== undefined && { authorization: `Bearer ${secret}` },
      },
      body: JSON.stringify(what ?? bend(asked, bends)),
    }));
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
    if (await line.opened()) await line.say(JSON.stringify({ token: secretOf(person, token, at) }));
    attack.note(line.isOpen ? "bot's socket" : "bot's socket refused");
    for (const [n, [route, action, bends]] of asked.entries()) {
      const ask = pathOf(attack, route, at, action).replace("/api/bot", "");
      const body = { to: at, move: "random", what: "draw", text: person.word() };
      await line.say(JSON.stringify(bend({ n, ask, body }, bends)));
    }
    if (what !== null) await line.say(JSON.stringify(what) ?? "");
    await line.close();
    await attack.settle();
  }),
};
