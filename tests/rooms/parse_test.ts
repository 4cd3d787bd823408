import { assert, assertEquals } from "@std/assert";
import { parseJson, readMessage, readPoll, readSend } from "../../lib/rooms/parse.ts";

const SECRET = "abcdefghijklmnopqrstuv";
const JOIN = {
  t: "join",
  protocol: 1,
  code: "K7QX2M",
  wish: "sit",
  token: SECRET,
  identity: SECRET,
};
const READ = { ...JOIN, name: "", key: "", since: 0 };

const GOOD: readonly (readonly [string, unknown, unknown])[] = [
  ["a join", JOIN, READ],
  ["the published tag", { ...JOIN, t: undefined, type: "join" }, READ],
  ["a watcher has no secrets", { ...JOIN, wish: "watch" }, {
    ...READ,
    wish: "watch",
    token: "",
    identity: "",
  }],
  ["a wish for an opponent", {
    t: "seek",
    protocol: 1,
    pool: "conquerors-v2.60",
    token: SECRET,
    identity: SECRET,
    extra: 1,
  }, {
    t: "seek",
    protocol: 1,
    pool: "conquerors-v2.60",
    token: SECRET,
    identity: SECRET,
    name: "",
  }],
  ["a join without secrets (TR-001 §4.3)", { type: "join", code: "K7QX2M", name: "Ada" }, {
    ...READ,
    name: "Ada",
    token: "",
    identity: "",
  }],
  ["a turn", { t: "move", id: "a", on: 3, move: "pass", extra: 1 }, {
    t: "move",
    id: "a",
    on: 3,
    move: "pass",
  }],
  ["an offer", { t: "offer", id: "a", on: 0, what: "draw" }, {
    t: "offer",
    id: "a",
    on: 0,
    what: "draw",
  }],
  ["moves in advance", {
    t: "queue",
    id: "a",
    on: 3,
    steps: [{ after: ["c3", "any"], move: "pass", extra: 1 }, {
      after: [],
      move: "b7",
      number: 9,
    }],
  }, {
    t: "queue",
    id: "a",
    on: 3,
    steps: [{ after: ["c3", "any"], move: "pass" }, { after: [], move: "b7", number: 9 }],
  }],
  ["levels of computers", { t: "enlist", id: "a", on: 0, levels: ["hard", ""] }, {
    t: "enlist",
    id: "a",
    on: 0,
    levels: ["hard", ""],
  }],
  ["a ping", { t: "ping" }, { t: "ping" }],
];

for (const [name, value, expected] of GOOD) {
  Deno.test(`read: ${name}`, () =>
    assertEquals(readMessage(value), { message: expected } as never));
}

const BAD: readonly unknown[] = [
  undefined,
  null,
  0,
  "",
  [],
  {},
  [JOIN],
  { t: "__proto__" },
  { t: "constructor" },
  { ...JOIN, protocol: "1" },
  { ...JOIN, code: 7 },
  { ...JOIN, wish: "toString" },
  { ...JOIN, token: "short" },
  { ...JOIN, wish: "back", token: undefined },
  { ...JOIN, wish: "take" },
  { ...JOIN, since: -1 },
  { ...JOIN, since: 1.5 },
  { ...JOIN, since: NaN },
  { ...JOIN, since: 1e309 },
  { ...JOIN, name: "x".repeat(1_001) },
  { t: "move", id: "a", on: 3 },
  { t: "move", id: "a", on: 3, move: 7 },
  { t: "move", id: "a", on: 3, move: "x".repeat(1_801) },
  { t: "move", id: "", on: 3, move: "pass" },
  { t: "move", id: "x".repeat(33), on: 3, move: "pass" },
  { t: "move", id: "a b", on: 3, move: "pass" },
  { t: "move", id: "a", on: "3", move: "pass" },
  { t: "move", on: 3, move: "pass" },
  { t: "queue", id: "a", on: 3 },
  { t: "queue", id: "a", on: 3, steps: {} },
  { t: "queue", id: "a", on: 3, steps: ["a5"] },
  { t: "queue", id: "a", on: 3, steps: [{ move: "a5" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: "b6", move: "a5" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: [6], move: "a5" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: ["b6 b7"], move: "a5" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: [], move: "" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: [], move: "a5;b6" }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: [], move: "a5", number: -1 }] },
  { t: "queue", id: "a", on: 3, steps: [{ after: Array(9).fill("any"), move: "a5" }] },
  { t: "queue", id: "a", on: 3, steps: Array(80).fill({ after: [], move: "a5" }) },
  { t: "offer", id: "a", on: 0, what: "money" },
  { t: "say", id: "a", on: 0, text: {} },
  { t: "lend", id: "a", on: 0, key: "x" },
  { t: "enlist", id: "a", on: 0, levels: "hard" },
  { t: "enlist", id: "a", on: 0, levels: [1] },
  { t: "enlist", id: "a", on: 0, levels: Array(17).fill("hard") },
  { t: "enlist", id: "a", on: 0, levels: ["x".repeat(17)] },
  { t: "sync", since: -1 },
];

for (const value of BAD) {
  Deno.test(`not read: ${JSON.stringify(value)?.slice(0, 80)}`, () =>
    assert("fault" in readMessage(value)));
}

Deno.test("what is no JSON is nothing", () => {
  for (const text of ["", "{", "\uFEFF{}", "{'t':'ping'}", "NaN"]) {
    assertEquals(parseJson(text), undefined);
  }
});

Deno.test("what is wrong is said in a sentence that names it", () => {
  const faults: readonly (readonly [unknown, string])[] = [
    [[], "A message is a JSON object"],
    [{ type: "join", name: "Ada" }, '"code" is missing'],
    [{ t: "move", id: "a", move: "pass" }, '"on" is missing'],
    [{ t: "move", id: "a", on: "3", move: "pass" }, '"on" must be number, got "3"'],
    [{ ...JOIN, token: "short" }, '"token": must be 22 to 64 letters, digits, - or _'],
    [{ t: "queue", id: "a", on: 1, steps: [{ after: [] }] }, '"steps.0.move" is missing'],
    [{ t: "move", id: "a", on: 0.5, move: "pass" }, '"on" must be a whole number, got 0.5'],
    [{ t: "sync", since: -1 }, '"since" must be at least 0, got -1'],
    [
      { t: "offer", id: "a", on: 0, what: "money" },
      '"what" must be "draw" or "rematch" or "takeback", got "money"',
    ],
    [
      { t: "queue", id: "a", on: 0, steps: [{ after: [], move: "a5; b6" }] },
      '"steps.0.move": must be a turn in CCN, without spaces',
    ],
  ];
  for (const [value, fault] of faults) assertEquals(readMessage(value), { fault });
  const fault = "The body must be an object in JSON";
  for (const body of [undefined, 1, "x", []]) {
    assertEquals([readSend(body), readPoll(body)], [{ fault }, { fault }]);
  }
});
