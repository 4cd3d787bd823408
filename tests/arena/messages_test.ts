import { assertEquals } from "@std/assert";
import { type BotState, type ClientMessage, readMessage } from "../../lib/server/arena/messages.ts";

const STATES: readonly BotState[] = ["connecting", "config", "lobby", "in_game"];
const bot = { author: "Ada", name: "Engine" };
const usual = { allow_training: true, force_training: false, training_timeout: 5 };

/** What is said in a state, and what it means. */
const READ: readonly [BotState, unknown, ClientMessage][] = [
  ["connecting", { identity: bot }, { t: "identity", bot }],
  ["connecting", bot, { t: "identity", bot }],
  ["connecting", { ...bot, language: "Python" }, { t: "identity", bot }],
  ["connecting", { identity: { ...bot, key: "k" } }, { t: "identity", bot, key: "k" }],
  ["connecting", { ...bot, key: "k" }, { t: "identity", bot, key: "k" }],
  ["config", { configure: { allow_training: true } }, { t: "configure", config: usual }],
  ["config", { allow_training: true }, { t: "configure", config: usual }],
  [
    "config",
    { allow_training: true, force_training: true, training_timeout: 0 },
    { t: "configure", config: { allow_training: true, force_training: true, training_timeout: 0 } },
  ],
  // `force_training` without `allow_training` is ignored (rules.md K7).
  [
    "config",
    { allow_training: false, force_training: true },
    { t: "configure", config: { ...usual, allow_training: false } },
  ],
  ["config", { verify: { y_size: 3, x_size: 200 } }, { t: "verify", height: 3, width: 200 }],
  ["config", { next_board: [[0, 1]] }, { t: "next_board", rows: [[0, 1]] }],
  ["lobby", { get_state: null }, { t: "get_state" }],
  ["lobby", { disconnect: true }, { t: "disconnect" }],
  ["in_game", { update_state: [] }, { t: "update_state", cells: [] }],
  ["in_game", { update_state: [[-1, 1e300]] }, { t: "update_state", cells: [[-1, 1e300]] }],
];

for (const [state, value, message] of READ) {
  Deno.test(`${JSON.stringify(value)} is read, ${state}`, () => {
    assertEquals(readMessage(JSON.stringify(value), state), message);
  });
}

/** What is no message in any state. */
const MALFORMED: readonly string[] = [
  "",
  "{",
  "null",
  "1",
  '"get_state"',
  "[]",
  "{'state': 'config'}",
  '{"hello":1}',
  '{"__proto__":{"get_state":null}}',
  '{"get_state":null,"disconnect":null}',
  '{"identity":{"author":"Ada"}}',
  '{"identity":{"author":"Ada","name":7}}',
  '{"identity":{"author":"Ada","name":"  \\u0000"}}',
  '{"identity":{"author":"Ada","name":"Engine","key":""}}',
  '{"identity":{"author":"Ada","name":"Engine","key":7}}',
  '{"identity":{"author":"Ada","name":"Engine","key":null}}',
  '{"author":"Ada"}',
  '{"configure":{}}',
  '{"configure":{"allow_training":1}}',
  '{"configure":{"allow_training":true,"force_training":"yes"}}',
  '{"configure":{"allow_training":true,"training_timeout":1.5}}',
  '{"configure":{"allow_training":true,"training_timeout":-1}}',
  '{"configure":{"allow_training":true,"training_timeout":1e9}}',
  '{"update_state":null}',
  '{"update_state":{"0":[0,0]}}',
  '{"update_state":[0,0]}',
  '{"update_state":[[0]]}',
  '{"update_state":[[0,0,0]]}',
  '{"update_state":[[0,0.5]]}',
  '{"update_state":[["0","0"]]}',
  '{"update_state":[[0,null]]}',
  '{"update_state":[[0,1e999]]}',
  '{"verify":{"y_size":0,"x_size":3}}',
  '{"verify":{"y_size":3,"x_size":201}}',
  '{"next_board":[[0,"1"]]}',
  "[".repeat(100_000),
  '{"update_state":' + "[".repeat(100_000) + "]".repeat(100_000) + "}",
];

for (const text of MALFORMED) {
  Deno.test(`${text.slice(0, 60)} is no message`, () => {
    for (const state of STATES) assertEquals(readMessage(text, state), undefined, state);
  });
}

Deno.test("names are cleaned and cut", () => {
  const text = JSON.stringify({ author: "A\u202Eda\n", name: "x".repeat(99) });
  const clean = { author: "Ada", name: "x".repeat(40) };
  assertEquals(readMessage(text, "connecting"), { t: "identity", bot: clean });
});

Deno.test("a key may have 200 units, and no more", () => {
  const keyed = (length: number) => ({ ...bot, key: "k".repeat(length) });
  const read = (length: number) => readMessage(JSON.stringify(keyed(length)), "connecting");
  assertEquals(read(200), { t: "identity", bot, key: keyed(200).key });
  assertEquals(read(201), undefined);
});
