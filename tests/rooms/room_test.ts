import { assert, assertEquals } from "@std/assert";
import { publicEvent } from "../../lib/rooms/event.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { foldView } from "../../lib/rooms/reduce.ts";
import { fromSnapshot, takeSnapshot } from "../../lib/rooms/snapshot.ts";
import { hashOf, phaseOf, type RoomView, seatOf, turnOf } from "../../lib/rooms/view.ts";
import { reason, Trial } from "./trial.ts";

const MOVE = { t: "move", move: "a1,b1,a2,b2" } as const;

Deno.test("a room is the fold of its events, for the server and for everyone", () => {
  const trial = Trial.begun();
  trial.play(4);
  trial.ask(0, { t: "say", text: "hello" });
  trial.ask(1, { t: "resign" });
  assertEquals(foldRoom(trial.events), trial.room);
  const view = trial.events.map(publicEvent).reduce(
    (view: RoomView | undefined, event) => foldView(view, event),
    undefined,
  );
  assertEquals(view, trial.view);
  assertEquals(fromSnapshot(JSON.parse(JSON.stringify(takeSnapshot(trial.view)))), trial.view);
});

Deno.test("nothing secret is in what everyone sees", () => {
  const trial = Trial.begun();
  trial.ask(0, { t: "lend", key: "the key's hash" });
  const seen = JSON.stringify([trial.events.map(publicEvent), takeSnapshot(trial.view)]);
  for (const secret of ["token", "Ada's", "Ben's", "the key's hash", "id-0"]) {
    assert(!seen.includes(secret), secret);
  }
});

Deno.test("events must follow one another", () => {
  const trial = Trial.begun();
  const [, , third] = trial.events;
  let message = "";
  try {
    foldRoom([trial.events[0]!, third!]);
  } catch (error) {
    message = (error as Error).message;
  }
  assertEquals(message, "Event 3 does not follow version 1");
});

Deno.test("a turn is played, sent as its token and the board's hash, and passes the turn", () => {
  const trial = Trial.begun();
  assertEquals(turnOf(trial.view), 0);
  const answer = trial.ask(0, MOVE);
  assertEquals(answer, { t: "ok", id: "id-0", v: 5, hash: hashOf(trial.view) });
  const { t, v, at, ...rest } = publicEvent(trial.events.at(-1)!);
  assertEquals([t, v, at], ["turn", 5, trial.now]);
  assertEquals(rest, { move: "a1,b1,a2,b2", hash: hashOf(trial.view) } as never);
  assertEquals(turnOf(trial.view), 1);
});

Deno.test("a move is judged by the game, the turn and what its player had seen", () => {
  const trial = Trial.begun();
  const { version } = trial.view;
  assertEquals(reason(trial.ask(1, MOVE)), "not-your-turn");
  assertEquals(reason(trial.ask(0, { t: "move", move: "a1,a1,b1,b2" })), "repeated");
  assertEquals(reason(trial.ask(0, { t: "move", move: "what?" })), "unreadable");
  assertEquals(reason(trial.ask(0, { t: "move", move: "!c3" })), "bomb-early");
  assertEquals(reason(trial.ask(0, MOVE, version + 1)), "stale");
  assertEquals(trial.view.version, version);
  trial.play(2);
  assertEquals(reason(trial.ask(0, MOVE, version)), "stale");
  const early = new Trial();
  early.tell({ t: "sit", name: "Ada", token: "token 0", identity: "Ada's" });
  assertEquals(reason(early.ask(0, MOVE)), "waiting");
});

Deno.test("a duplicate gets the first answer again, whatever happened since", () => {
  const trial = Trial.begun();
  const first = trial.ask(0, MOVE, 4, "once");
  trial.play(2);
  const { version } = trial.view;
  assertEquals(trial.ask(0, MOVE, 4, "once"), first);
  assertEquals(trial.view.version, version);
  trial.room = foldRoom(trial.events);
  assertEquals(trial.ask(0, MOVE, 4, "once"), first, "after a restart too");
});

Deno.test("a duplicate that comes when its answer is forgotten is stale", () => {
  const trial = Trial.begun();
  trial.ask(0, { t: "say", text: "once" }, 4, "once");
  for (let line = 0; line < 20; line++) {
    trial.now += 10_000;
    trial.ask(0, { t: "say", text: `${line}` });
  }
  assertEquals(reason(trial.ask(0, { t: "say", text: "once" }, 4, "once")), "stale");
});

Deno.test("a command of a game that is over does nothing to the next", () => {
  const trial = Trial.begun();
  const old = trial.view.version;
  trial.ask(1, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  trial.ask(1, { t: "offer", what: "rematch" });
  assertEquals(phaseOf(trial.view), "playing");
  for (const t of ["resign", "abort", "claim"] as const) {
    assertEquals(reason(trial.ask(1, { t }, old)), "stale");
  }
});

Deno.test("a game ends on the board, and the room says so", () => {
  const trial = Trial.begun();
  trial.ask(0, { t: "move", move: "a1,c3,e5,g7" });
  trial.play(1);
  assertEquals(trial.view.result, { winner: 1, by: "extinction" });
  assertEquals(reason(trial.ask(0, MOVE)), "over");
});

Deno.test("resigning gives the game away", () => {
  const trial = Trial.begun();
  trial.play(2);
  trial.ask(1, { t: "resign" });
  assertEquals(trial.view.result, { winner: 0, by: "resignation" });
  assertEquals(reason(trial.ask(0, { t: "resign" })), "over");
});

Deno.test("a game can be called off until both have moved", () => {
  const early = Trial.begun();
  early.play(1);
  early.ask(0, { t: "abort" });
  assertEquals(early.view.result, { winner: null, by: "abort" });
  const late = Trial.begun();
  late.play(2);
  assertEquals(reason(late.ask(0, { t: "abort" })), "moved");
});

Deno.test("a draw needs both", () => {
  const trial = Trial.begun();
  trial.play(2);
  assertEquals(reason(trial.ask(1, { t: "accept", what: "draw" })), "no-offer");
  trial.ask(0, { t: "offer", what: "draw" });
  assertEquals(reason(trial.ask(0, { t: "offer", what: "draw" })), "offered");
  assertEquals(reason(trial.ask(0, { t: "accept", what: "draw" })), "no-offer");
  trial.ask(1, { t: "decline", what: "draw" });
  assertEquals(reason(trial.ask(1, { t: "accept", what: "draw" })), "no-offer");
  assertEquals(reason(trial.ask(0, { t: "offer", what: "draw" })), "offered", "not at once again");
  trial.play(2);
  trial.ask(0, { t: "offer", what: "draw" });
  trial.ask(1, { t: "accept", what: "draw" });
  assertEquals(trial.view.result, { winner: null, by: "agreement" });
});

Deno.test("a takeback asked for keeps nobody from offering a draw", () => {
  const trial = Trial.begun();
  trial.play(1);
  trial.ask(0, { t: "offer", what: "takeback" });
  trial.ask(1, { t: "decline", what: "takeback" });
  assertEquals(trial.ask(0, { t: "offer", what: "draw" }).t, "ok");
  assertEquals(trial.view.offer?.what, "draw");
});

Deno.test("a turn passes over a draw offer, and who offered may take it back", () => {
  const trial = Trial.begun();
  trial.play(2);
  trial.ask(0, { t: "offer", what: "draw" });
  trial.play(1);
  assertEquals(trial.view.offer, null);
  trial.ask(1, { t: "offer", what: "draw" });
  trial.ask(1, { t: "decline", what: "draw" });
  assertEquals(trial.view.offer, null);
});

Deno.test("an offer is accepted only by one who saw it", () => {
  const trial = Trial.begun();
  const before = trial.view.version;
  trial.ask(0, { t: "offer", what: "draw" });
  assertEquals(reason(trial.ask(1, { t: "accept", what: "draw" }, before)), "stale");
});

Deno.test("a rematch needs both, keeps the room and swaps sides", () => {
  const trial = Trial.begun();
  assertEquals(reason(trial.ask(0, { t: "offer", what: "rematch" })), "not-over");
  trial.play(2);
  trial.ask(0, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  assertEquals(phaseOf(trial.view), "over");
  trial.ask(1, { t: "accept", what: "rematch" });
  const { games, moves, result, offer } = trial.view;
  assertEquals([games, moves, result, offer], [2, [], null, null]);
  assertEquals([seatOf(trial.view, 0), seatOf(trial.view, 1)], [1, 0]);
  assertEquals(turnOf(trial.view), 1);
  trial.play(2);
});

Deno.test("what was meant for one game does nothing in the next", () => {
  const trial = Trial.begun();
  trial.play(2);
  trial.ask(0, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  const before = trial.view.version;
  trial.ask(1, { t: "accept", what: "rematch" });
  for (const action of [{ t: "resign" }, { t: "abort" }, { t: "offer", what: "draw" }] as const) {
    assertEquals(reason(trial.ask(0, action, before)), "stale");
  }
  assertEquals(trial.view.result, null);
  assertEquals(trial.ask(0, { t: "say", text: "Good luck" }, before).t, "ok");
});

Deno.test("who is gone for a minute loses to a claim, or the game is called off", () => {
  const trial = Trial.begun();
  trial.play(2);
  assertEquals(reason(trial.ask(0, { t: "claim" })), "not-gone");
  trial.tell({ t: "depart", player: 1 });
  trial.now += 59_999;
  assertEquals(reason(trial.ask(0, { t: "claim" })), "not-gone");
  trial.now += 1;
  trial.ask(0, { t: "claim" });
  assertEquals(trial.view.result, { winner: 0, by: "abandonment" });
  const young = Trial.begun();
  young.tell({ t: "depart", player: 1 });
  young.now += 60_000;
  young.ask(0, { t: "claim" });
  assertEquals(young.view.result, { winner: null, by: "abort" });
});

Deno.test("coming back ends the countdown", () => {
  const trial = Trial.begun();
  trial.tell({ t: "depart", player: 1 });
  trial.now += 50_000;
  trial.tell({ t: "arrive", player: 1 });
  trial.now += 50_000;
  assertEquals(reason(trial.ask(0, { t: "claim" })), "not-gone");
  assertEquals(trial.tell({ t: "arrive", player: 1 }), [], "who is here does not come");
});

Deno.test("with a clock, a turn that takes too long loses", () => {
  const trial = Trial.begun({ clock: 10 });
  trial.play(2);
  trial.now += 10_000;
  assertEquals(trial.tell({ t: "flag" }), []);
  trial.now += 1;
  assertEquals(reason(trial.ask(0, MOVE)), "time");
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: 1, by: "time" });
});

Deno.test("after a restart nobody is here, and a turn's clock starts over", () => {
  const trial = Trial.begun({ clock: 10 });
  trial.play(2);
  trial.now += 3_600_000;
  trial.tell({ t: "wake" });
  assertEquals(trial.view.players.map(({ here }) => here), [false, false]);
  assertEquals(trial.tell({ t: "flag" }), []);
  assertEquals(new Trial().tell({ t: "wake" }), [], "there is nothing to tell of an empty room");
});

Deno.test("time never runs back in a log", () => {
  const trial = Trial.begun();
  trial.now -= 3_600_000;
  trial.play(1);
  assertEquals(trial.view.at, 1_000_000);
});
