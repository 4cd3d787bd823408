/**
 * What the table of a king of the hill says, in English; apart from all else, so that nobody else is
 * sent it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

export const en = {
  title: "King of the Hill",
  generation: (now: number, all: number) => `Generation ${now} of ${all}`,
  rule: (first: string, second: string, place: number) =>
    `${first} and then ${second} place up to ${
      cells(place)
    }, or none; then the board runs a generation. Enemies don't feed or crowd each other, they only block births.`,
  rules: "The rules",
  pass: "Pass",
  passSure: "Really pass",
  lack: (place: number) => `Place up to ${cells(place)}, or pass.`,
  tooMany: (place: number) => `That's more than ${cells(place)}. Take one back.`,
  turnPass: (seat: string) => `${seat} passed.`,
  by: { extinction: "by extinction", majority: "by cells at the end" },
  field: "Type your turn: c3,c4,d4 or pass",
  unknown: (text: string) =>
    `I don't know “${text}”. Type cells such as c3,c4,d4, or pass, confirm, undo, clear, score, last, preview.`,
  replayStart: "The board at the start.",
};

export type HillWords = typeof en;
