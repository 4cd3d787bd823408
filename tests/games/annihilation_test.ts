/** Fraenkel's games on digraphs, rule by rule (rules.md F). */

import { assert, assertEquals, assertThrows } from "@std/assert";
import { TextError } from "../../lib/automaton/text_error.ts";
import { annihilation } from "../../lib/games/annihilation/annihilation.ts";
import type { AnnihilationPosition } from "../../lib/games/annihilation/position.ts";
import type { Options } from "../../lib/games/game.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { solveBoard } from "../../lib/solver/board.ts";
import { solveMisere } from "../../lib/solver/misere.ts";
import { readFiring } from "../../lib/solver/cellular.ts";

const { text, ranking } = annihilation;

/** z0 leads to z1 and z2, z1 to z2, z2 nowhere; z3 to all. */
const GROUND = "4:0>1,2;1>2;3>0,1,2";

function at(code: number, options: Options = {}, ground = GROUND): AnnihilationPosition {
  return text.readPosition(`${ground} ${code} 1`, options);
}

function refusal(position: AnnihilationPosition, token: string) {
  return annihilation.refuse(position, text.readMove(position, token));
}

function after(position: AnnihilationPosition, token: string): string {
  return text.writePosition(annihilation.play(position, text.readMove(position, token)));
}

Deno.test("F2: firing complements the vertex and as many followers as q says", () => {
  assertEquals(after(at(0b1001), "0>1"), `${GROUND} 10 2`);
  assertEquals(after(at(0b1011), "0>1"), `${GROUND} 8 2`);
  assertEquals(after(at(0b1001, { q: 2 }), "3>0,2"), `${GROUND} 4 2`);
  assertEquals(after(at(0b0011, { q: 3 }), "0>1,2"), `${GROUND} 4 2`);
  assertEquals(after(at(0b1000, { q: 3, atMost: 1 }), "3>1"), `${GROUND} 2 2`);
});

Deno.test("F2: what is unlit, leads nowhere, or is too much or too little is refused", () => {
  const one = at(0b1101), two = at(0b1001, { q: 2 }), most = at(0b1001, { q: 2, atMost: 1 });
  const refusals: [AnnihilationPosition, string, string | undefined][] = [
    [one, "1>2", "unlit"],
    [one, "2>1", "no-edge"],
    [one, "0>3", "no-edge"],
    [one, "0>0", "repeated"],
    [one, "0>1,2", "too-many"],
    [one, "9>1", "off-board"],
    [one, "0>9", "off-board"],
    [two, "3>1", "too-few"],
    [two, "3>0,1,2", "too-many"],
    [two, "3>1,1", "repeated"],
    [two, "3>1,2", undefined],
    [most, "3>1", undefined],
    [most, "3>0,1,2", "too-many"],
  ];
  for (const [position, token, expected] of refusals) {
    assertEquals(refusal(position, token), expected, token);
  }
});

Deno.test("F2: each vertex may have its own q, and the text of a position keeps it", () => {
  const each = (qs: string, options: Options = {}) =>
    text.readPosition(`${GROUND} 9 1 q${qs}`, options);
  const position = each("1.1.1.2");
  assertEquals([position.q, position.qs], [2, [1, 1, 1, 2]]);
  assertEquals(refusal(position, "3>1"), "too-few");
  assertEquals(refusal(position, "0>1,2"), "too-many");
  assertEquals(after(position, "0>1"), `${GROUND} 10 2 q1.1.1.2`);
  assertEquals(refusal(each("1.1.1.2", { atMost: 1 }), "3>1"), undefined);
  assertEquals(text.writePosition(each("3.3.3.3")), `${GROUND} 9 1`);
  assertEquals([each("3.3.3.3").q, each("63.63.63.63").q], [3, 63]);
  for (const wrong of ["1.1.1", "1.1.1.1.1", "0.1.1.1", "1.1.1.64", "1..1.1", ""]) {
    assertThrows(() => each(wrong), TextError);
  }
});

Deno.test("where vertices are drawn outlasts a turn", () => {
  const position = text.readPosition("2:0>1 1 1 50070993", {});
  assertEquals(after(position, "0>1"), "2:0>1 2 2 50070993");
  const both = "3:0>1,2;2>0 1 1 500709931212 q2.1.1";
  assertEquals(text.writePosition(text.readPosition(both, {})), both);
});

Deno.test("what vertices are called outlasts a turn too, each in its own way", () => {
  const written = "3:0>1,2;2>0 1 1 500709931212 q2.1.1 ~x.y1.ñ'";
  const position = text.readPosition(written, {});
  assertEquals(position.names, ["x", "y1", "ñ'"]);
  assertEquals(text.writePosition(position), written);
  assertEquals(after(text.readPosition("2:0>1 1 1 ~a.b", {}), "0>1"), "2:0>1 2 2 ~a.b");
  assertEquals(text.writePosition(text.readPosition("2:0>1 1 1 ~z0.z1", {})), "2:0>1 1 1");
  for (const wrong of ["a", "a.b.c", "a.A", "long5.b", "a.b c", 'a."', "a,b", "", "a..b"]) {
    assertThrows(() => text.readPosition(`2:0>1 1 1 ~${wrong}`, {}), TextError);
  }
  const error = assertThrows(() => text.readPosition("2:0>1 1 1 ~a.a", {}), TextError);
  assertEquals([error.message, error.column], ["~a.a doesn't name 2 vertices", 12]);
});

Deno.test("F3: in misère play who cannot move has won", () => {
  const misere = { misere: 1 };
  const ended = annihilation.play(at(0b0010, misere), { fire: 1, complement: [2] });
  assertEquals(annihilation.outcome(ended), { winner: 1, by: "blocked" });
  assertEquals(annihilation.outcome(at(0, misere)), { winner: 0, by: "blocked" });
  assertEquals(annihilation.outcome(at(0b0010, misere)), undefined);
});

Deno.test("misère play agrees with the solver on who wins from every position", () => {
  const { followers } = at(0), digraph = { n: followers.length, followers };
  const game = solveBoard(digraph, readFiring(digraph, 1, "exact"));
  for (let code = 0; code < 16; code++) {
    const { outlook } = solveMisere([{ game, position: BigInt(code) }]);
    assertEquals(outlook === "N", isWon(at(code, { misere: 1 })), `${code}`);
  }
});

/** Whether who is to move wins if nobody errs; on a ground without cycles every game ends. */
function isWon(position: AnnihilationPosition): boolean {
  const outcome = annihilation.outcome(position);
  if (outcome) return outcome.winner === position.turn;
  const numbers = Array.from({ length: Number(ranking.count(position)) }, (_, n) => BigInt(n));
  return numbers.map((number) => ranking.unrank(position, number))
    .filter((move) => !annihilation.refuse(position, move))
    .some((move) => !isWon(annihilation.play(position, move)));
}

Deno.test("F3: who cannot move has lost, though a leaf is lit", () => {
  const position = annihilation.play(at(0b0010), { fire: 1, complement: [2] });
  assertEquals(position.board.cells.join(""), "0010");
  assertEquals(annihilation.outcome(position), { winner: 0, by: "blocked" });
  assertEquals(annihilation.outcome(at(0)), { winner: 1, by: "blocked" });
});

Deno.test("its moves are the solver's", () => {
  for (const options of [{ q: 1 }, { q: 2 }, { q: 2, atMost: 1 }]) {
    const { followers } = at(0), digraph = { n: followers.length, followers };
    const rule = options.atMost ? "at most" : "exact";
    const board = solveBoard(digraph, readFiring(digraph, options.q, rule));
    for (let code = 0; code < 16; code++) {
      const position = at(code, options);
      const numbers = Array.from({ length: Number(ranking.count(position)) }, (_, n) => BigInt(n));
      const targets = numbers.map((number) => ranking.unrank(position, number))
        .filter((move) => !annihilation.refuse(position, move))
        .map((move) =>
          BigInt(text.writePosition(annihilation.play(position, move)).split(" ")[1]!)
        );
      const rising = [...new Set(targets)].sort((a, b) => Number(a - b));
      assertEquals(rising, board.moves(BigInt(code)).map((move) => move.position));
    }
  }
});

Deno.test("a random move is any legal one, all as likely", () => {
  const position = at(0b1001, { q: 2, atMost: 1 }), rng = seededRng("any"), counts = new Map();
  for (let i = 0; i < 9000; i++) {
    const token = text.writeMove(position, annihilation.random(position, rng));
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  assertEquals([...counts.keys()].sort().join(" "), "0>1 0>1,2 0>2 3>0 3>0,1 3>0,2 3>1 3>1,2 3>2");
  for (const count of counts.values()) assert(Math.abs(count - 1000) < 150);
});

Deno.test("the text of a position may have 64 vertices, and none but whole sense", () => {
  const wide = `64:63>0 ${2n ** 63n} 2`;
  assertEquals(text.writePosition(text.readPosition(wide, {})), wide);
  assertEquals(text.writePosition(text.readPosition("3: 7 1", {})), "3: 7 1");
  assertEquals(
    text.writePosition(text.readPosition("2:0>1 1 2 50070993", {})),
    "2:0>1 1 2 50070993",
  );
  const bad: [string, string, number][] = [
    ["5 3 1", '"5 3 1" is not N:EDGES CODE SEAT', 1],
    ["65: 0 1", "65 vertices are more than 64", 1],
    ["3:0>1;1>1 0 1", "Edge 1>1 is a loop", 7],
    ["3:0>1,2,1 0 1", "Edge 0>1 is repeated", 3],
    ["3:0>3 0 1", "Edge 0>3 leads beyond the 3 vertices", 3],
    ["3:0>1 8 1", "8 is no position of 3 vertices", 7],
    ["3:0>1 7 1 50070993", "50070993 does not place 3 vertices", 11],
    ["1: 0 1 123", '"1: 0 1 123" is not N:EDGES CODE SEAT', 1],
  ];
  for (const [given, message, column] of bad) {
    const error = assertThrows(() => text.readPosition(given, {}), TextError, message);
    assertEquals(error.column, column);
  }
});

Deno.test("what is no firing is not read", () => {
  for (const token of ["pass", "4", "4>", "4>a", "4>0,", "a1,b1", "4>0;2"]) {
    assertThrows(() => text.readMove(at(1), token), TextError, "isn't a firing such as 4>0,2");
  }
});
