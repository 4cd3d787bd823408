/** The same asked for many times at once, of which there may be only so much. */

import fc from "fast-check";
import { askAs } from "./account_steps.ts";
import type { Attack } from "./attack.ts";
import { step, who } from "./step.ts";

type Person = Attack["people"][number];

/** What is asked for; N makes each another. */
const WISHES: Readonly<
  Record<string, (attack: Attack, person: Person, n: number) => { path: string; body: object }>
> = {
  reminder({ target }, _person, n) {
    const endpoint = `${target.push.endpoint}/rush-${n}`, { keys } = target.push;
    const subscription = { endpoint, keys };
    return { path: "/api/me/reminders", body: { wish: "on", language: "en", subscription } };
  },
  bot: (_attack, person) => ({
    path: "/api/me/bots",
    body: { wish: "make", name: person.word(), scopes: ["play"] },
  }),
  tournament: (_attack, person) => ({
    path: "/api/me/tournaments",
    body: {
      ...{ wish: "make", title: person.word(), text: "", game: "skirmish", clock: "60" },
      ...{ rounds: 2, startsIn: 5, allowsBots: true, token: person.token("tournament") },
    },
  }),
  follow: (_attack, _person, n) => ({ path: "/api/me/follows", body: { wish: "on", player: n } }),
  ticket: () => ({
    path: "/api/games",
    body: { game: "conquerors-v2", level: "easy", side: 0 },
  }),
};

export const RUSH_STEPS = {
  rush: step(3, {
    who,
    wish: fc.constantFrom(...Object.keys(WISHES)),
    times: fc.integer({ min: 2, max: 7 }),
  }, async (attack, { who, wish, times }) => {
    const person = attack.people[who]!;
    const asked = Array.from({ length: times }, (_, n) => WISHES[wish]!(attack, person, n));
    const heard = await Promise.all(
      asked.map(({ path, body }) => askAs(attack, person, path, body, [])),
    );
    for (const { status } of heard) attack.note(`rush ${wish} ${status}`);
    for (const { body } of heard) {
      const { token } = body as { token?: string };
      if (wish === "bot" && token !== undefined) person.tokens.push(token);
    }
  }),
};
