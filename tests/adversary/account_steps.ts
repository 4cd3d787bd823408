/** What people ask about themselves: names, games against the computer, reminders, and to be forgotten. */

import fc from "fast-check";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import type { Attack } from "./attack.ts";
import { reportOf } from "./finished_games.ts";
import type { Person } from "./people.ts";
import { bend, type Bends, bends, hostile, pick, place, step, who } from "./step.ts";

const LEVELS = ["easy", "normal", "hard", "ruthless", "expert", "conqueror"];

/** Asks as a person, with what is changed about it. */
export async function askAs(
  attack: Attack,
  person: Person,
  path: string,
  body: object,
  changes: Bends,
) {
  const route = path === "/api/me" ? "/api/me/index" : path;
  const { identity } = person;
  return await attack.post(route as never, path, bend({ ...body, identity }, changes), person);
}

export const ACCOUNT_STEPS = {
  ticket: step(6, {
    who,
    game: fc.constantFrom(...LIFE_GAME_IDS),
    level: fc.constantFrom(...LEVELS),
    side: fc.nat(1),
    givesUp: fc.boolean(),
    bends,
  }, async (attack, { who, givesUp, bends, ...wish }) => {
    const person = attack.people[who]!;
    const open = attack.tickets.findLast((ticket) => ticket.person === person);
    const asked = { ...wish, ...givesUp && open && { instead: open.seed } };
    const { status, body } = await askAs(attack, person, "/api/games", asked, bends);
    if (status !== 200) return;
    const { refused } = body as { refused?: string };
    if (refused !== undefined) return attack.note(`ticket ${refused}`);
    const issued = body as { ticket: string; seed: string };
    attack.tickets.push({ ...issued, ...wish, person });
  }),
  report: step(
    10,
    { place: fc.nat(2), seconds: fc.constantFrom(20, 20, 0), game: fc.nat(2), bends },
    async (attack, { place, seconds, game, bends }) => {
      const ticket = pick(attack.tickets, place);
      if (!ticket) return;
      const { person } = ticket;
      if (seconds > 0) await attack.target.pass(1000 * seconds);
      const report = reportOf(ticket, game);
      const body = { ticket: ticket.ticket, name: person.word(), report };
      await attack.begin(
        askAs(attack, person, "/api/results", body, bends).then(({ status, body }) => {
          const { id, refused } = body as { id?: string; refused?: string };
          if (id !== undefined) attack.archived.push(id);
          attack.note(`report ${refused ?? status}`);
        }),
      );
    },
  ),
  endCheck: step(
    3,
    { how: fc.constantFrom("true", "differs", "dies") },
    async (attack, { how }) => {
      if (await attack.target.endCheck(how)) attack.note(`check ${how}`);
    },
  ),
  forget: step(5, { who }, async (attack, { who }) => {
    // The person who did something last has left most.
    const person = attack.latest[who]!;
    const { status } = await askAs(attack, person, "/api/me/forget", {}, []);
    if (status !== 200) return;
    attack.note("forgotten");
    await attack.checkForgotten(person);
    person.forgotten();
  }),
  name: step(3, { who, wish: fc.option(hostile, { freq: 3 }), bends }, async (attack, args) => {
    const { who, wish, bends } = args, person = attack.people[who]!;
    const name = wish ?? person.word();
    const { body } = await askAs(attack, person, "/api/me/name", { name }, bends);
    if ("player" in (body as object)) attack.note("named");
  }),
  place: step(2, { who, board: fc.constantFrom("", "period=all", "page=2&x=%00"), bends }, async (
    attack,
    { who, board, bends },
  ) => {
    await askAs(attack, attack.people[who]!, "/api/me", { board }, bends);
  }),
  games: step(
    2,
    { who, after: fc.option(hostile), bends },
    async (attack, { who, after, bends }) => {
      const person = attack.people[who]!;
      const { body } = await askAs(attack, person, "/api/me/games", { after }, bends);
      for (const { id } of (body as { games?: { id: string }[] }).games ?? []) {
        attack.archived.push(id);
      }
    },
  ),
  rooms: step(2, { who, bends }, async (attack, { who, bends }) => {
    await askAs(attack, attack.people[who]!, "/api/me/rooms", {}, bends);
  }),
  puzzle: step(3, {
    who,
    wish: fc.constantFrom("look", "try", "try"),
    at: fc.nat(PUZZLES.length - 1),
    kind: fc.constantFrom("answer", "try", "none", "twice"),
    bends,
  }, async (attack, { who, wish, at, kind, bends }) => {
    const puzzle = PUZZLES[at]!, { id, answer, tries } = puzzle;
    const turns = {
      answer: [answer],
      try: [tries[0]?.move ?? answer],
      none: [],
      twice: [answer, answer],
    };
    const asked = { wish, id, moves: turns[kind as keyof typeof turns] };
    await askAs(attack, attack.people[who]!, "/api/me/puzzles", asked, bends);
  }),
  challenge: step(3, {
    who,
    wish: fc.constantFrom("look", "send", "send", "decline"),
    player: fc.nat(4),
    game: fc.constantFrom(...LIFE_GAME_IDS),
    place,
    bends,
  }, async (attack, { who, wish, player, game, place, bends }) => {
    const person = attack.people[who]!, code = pick(attack.rooms, place)?.code ?? "";
    const token = person.token(`challenge ${attack.nextId()}`);
    const asked = { wish, player, game, clock: "60", token, name: person.word(), code };
    const { body } = await askAs(attack, person, "/api/me/challenges", asked, bends);
    const opened = body as { code?: string };
    if (wish === "send" && opened.code !== undefined) {
      attack.rooms.push({ code: opened.code });
    }
  }),
  tournament: step(6, {
    who,
    wish: fc.constantFrom("make", "join", "join", "look", "look", "say", "leave", "call-off"),
    place,
    startsIn: fc.constantFrom(1, 1, 5, 0),
    bends,
  }, async (attack, { who, wish, place, startsIn, bends }) => {
    const person = attack.people[who]!, id = pick(attack.tournaments, place) ?? "none";
    const token = person.token("tournament"), name = person.word();
    const said = { title: person.word(), text: person.word() };
    const plan = { game: "skirmish", clock: "60", rounds: 2, startsIn, allowsBots: true };
    const asked = { wish, id, token, name, ...said, ...plan };
    const { body } = await askAs(attack, person, "/api/me/tournaments", asked, bends);
    const { id: made, me } = body as { id?: string; me?: { code: string | null } | null };
    if (made !== undefined) attack.tournaments.push(made);
    if (me?.code) attack.rooms.push({ code: me.code });
  }),
  follow: step(3, {
    who,
    wish: fc.constantFrom("look", "on", "on", "off"),
    player: fc.option(fc.nat(4)),
    bends,
  }, async (attack, { who, wish, player, bends }) => {
    const asked = { wish, ...player !== null && { player } };
    await askAs(attack, attack.people[who]!, "/api/me/follows", asked, bends);
  }),
  data: step(1, { who, bends }, async (attack, { who, bends }) => {
    await askAs(attack, attack.people[who]!, "/api/me/data", {}, bends);
  }),
  block: step(2, {
    who,
    wish: fc.constantFrom("look", "on", "off"),
    place,
    player: fc.option(fc.nat(3)),
    bends,
  }, async (attack, { who, wish, place, player, bends }) => {
    const room = pick(attack.rooms, place)?.code;
    const body = { wish, ...player !== null && { room, player } };
    await askAs(attack, attack.people[who]!, "/api/me/blocks", body, bends);
  }),
  tellAdmin: step(2, {
    who,
    kind: fc.constantFrom("chat", "name"),
    place,
    player: fc.nat(3),
    isForm: fc.boolean(),
    bends,
  }, async (attack, { who, kind, place, player, isForm, bends }) => {
    const person = attack.people[who]!, room = pick(attack.rooms, place)?.code;
    if (!isForm) return await askAs(attack, person, "/api/report", { kind, room, player }, bends);
    const fields = {
      player: `${player}`,
      identity: person.identity,
      act: bends.length ? "block" : "",
    };
    await attack.ask("/report", {
      path: "/report",
      method: "POST",
      person,
      body: new URLSearchParams(fields),
    });
    const id = pick(attack.tournaments, place) ?? "none";
    await attack.ask("/tournament/[id]/report", {
      path: `/tournament/${id}/report`,
      method: "POST",
      person,
      body: new URLSearchParams({ ...fields, entrant: `${player}` }),
    });
  }),
  feed: step(1, { who, bends }, async (attack, { who, bends }) => {
    const { body } = await askAs(attack, attack.people[who]!, "/api/me/feed", {}, bends);
    const { link } = body as { link?: string };
    if (link !== undefined) attack.feeds.push(link);
  }),
  readFeed: step(1, { place, tail: fc.constantFrom("", "", "x", "%00") }, async (attack, args) => {
    const link = pick(attack.feeds, args.place) ?? "/games.atom?key=none";
    await attack.ask("/games.atom", { path: link + args.tail });
  }),
  remind: step(2, {
    who,
    wish: fc.constantFrom("look", "on", "on", "off"),
    tail: fc.nat(7),
    bends,
  }, async (attack, { who, wish, tail, bends }) => {
    const { endpoint, keys } = attack.target.push, address = `${endpoint}/${tail}`;
    const body = { wish, endpoint: address, language: "en" };
    const subscription = { endpoint: address, keys };
    await askAs(attack, attack.people[who]!, "/api/me/reminders", { ...body, subscription }, bends);
  }),
};
