import { assertEquals } from "@std/assert";
import { cleanText, LONGEST_LINE } from "../../lib/rooms/chat.ts";
import { CHAT_KEPT } from "../../lib/rooms/reduce.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { reason, Trial } from "./trial.ts";

const CASES: readonly (readonly [string, string, string])[] = [
  ["spaces and lines become one space", "  one\n\ttwo  ", "one two"],
  ["controls go", "a\u0000b\u001b[31mc", "a b [31mc"],
  ["signs that turn the writing go", "abc\u202Ecba\u2066\u200B", "abccba"],
  ["lone surrogates are replaced", "a\uD800b", "a\uFFFDb"],
  ["piles of marks are cut", "o" + "\u0317".repeat(40), "o\u0317\u0317\u0317"],
  ["forms are one", "e\u0301", "\u00E9"],
  ["other writings stay", "¿Otra vez? もう一度 שלום", "¿Otra vez? もう一度 שלום"],
  ["nothing stays nothing", "\u200B \n", ""],
  ["letters and signs that show nothing", "\u3164\u115fa\u2800\uffa0b\u2800", "a b"],
  ["joiners that are no formats", "a\u034fb\u17b4", "ab"],
];

for (const [name, text, expected] of CASES) {
  Deno.test(`cleaned text: ${name}`, () => assertEquals(cleanText(text, 100), expected));
}

Deno.test("a line is cut between signs", () => {
  const text = cleanText("😀".repeat(100), LONGEST_LINE + 1);
  assertEquals(text.isWellFormed(), true);
});

Deno.test("five lines in five seconds, each player for itself", () => {
  const trial = Trial.begun();
  const say = (by: 0 | 1) => reason(trial.ask(by, { t: "say", text: "hello" }));
  assertEquals([1, 2, 3, 4, 5, 6].map(() => say(0)), [...Array(5).fill(undefined), "flood"]);
  assertEquals(say(1), undefined);
  trial.now += 5_000;
  assertEquals(say(0), undefined);
});

Deno.test("who was forgotten at a table says nothing there any more", () => {
  const trial = Trial.begun();
  const { version: v } = trial.view;
  trial.room = foldRoom([{ t: "forgotten", player: 0, v: v + 1, at: trial.now }], trial.room);
  assertEquals(reason(trial.ask(0, { t: "say", text: "it is me" })), "forgotten");
  assertEquals(reason(trial.ask(1, { t: "say", text: "who?" })), undefined);
});

Deno.test("nothing is not said, and only so much is remembered", () => {
  const trial = Trial.begun();
  assertEquals(reason(trial.ask(0, { t: "say", text: " \u200B" })), "empty");
  for (let line = 0; line < CHAT_KEPT + 5; line++) {
    trial.now += 5_000;
    trial.ask(0, { t: "say", text: `${line}` });
  }
  assertEquals(trial.view.chat.length, CHAT_KEPT);
  assertEquals(trial.view.chat.at(-1)!.text, `${CHAT_KEPT + 4}`);
});
