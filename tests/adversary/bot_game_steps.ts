/** Bots that play each other. */

import fc from "fast-check";
import type { Route } from "./answers.ts";
import { askAsBot, listen, secretOf } from "./bot_steps.ts";
import { place, step, who } from "./step.ts";

const TURNS = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2", "pass"];
const ACTION = "/api/bot/game/[id]/[action]";

export const BOT_GAME_STEPS = {
  /** One challenges the other, who listens; they play some turns, until one gives up. */
  botGame: step(4, {
    who,
    other: who,
    at: place,
    turns: fc.nat(6),
    game: fc.constantFrom("conquerors-v2", "skirmish", "conway"),
    chat: fc.boolean(),
    declines: fc.boolean(),
  }, async (attack, { who, other, at, turns, game, chat, declines }) => {
    const people = [attack.people[who]!, attack.people[other]!] as const;
    const secrets = [
      await secretOf(attack, people[0], "own", at),
      await secretOf(attack, people[1], "own", at + 1),
    ] as const;
    if (secrets[0] === undefined || secrets[1] === undefined) return;
    const ask = (n: 0 | 1, route: Route, path: string, body: object = {}) =>
      askAsBot(attack, people[n], secrets[n], { route, path, body });
    await listen(attack, people[1], secrets[1]);
    const { body: rival } = await attack.ask("/api/bot/index", {
      path: "/api/bot",
      person: people[1],
      headers: { authorization: `Bearer ${secrets[1]}` },
    });
    const { id: to } = rival as { id?: number };
    const { body: sent } = await ask(0, "/api/bot/challenge/index", "/api/bot/challenge", {
      to,
      game,
      side: 0,
    });
    const { id: code } = sent as { id?: string };
    if (code === undefined) return attack.note("bots' challenge refused");
    const verb = declines ? "decline" : "accept";
    await ask(1, `/api/bot/challenge/[id]/${verb}`, `/api/bot/challenge/${code}/${verb}`);
    const act = (n: 0 | 1, name: string, body: object = {}) =>
      ask(n, ACTION, `/api/bot/game/${code}/${name}`, body);
    for (let turn = 0; turn < turns; turn++) {
      const n = turn % 2 as 0 | 1;
      await act(n, "move", { move: TURNS[turn] ?? "pass" });
      if (chat) await act(n, "chat", { text: `well ${people[n].word()}` });
    }
    const { status } = await act(turns % 2 as 0 | 1, "resign");
    attack.note(`bots' game ${status}`);
  }),
};
