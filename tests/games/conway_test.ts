/** Conway by post, clause by clause (rules.md P1-P9; pbmserv, 2005). */

import { assertEquals, assertThrows } from "@std/assert";
import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../lib/games/conway/position.ts";
import { STALLED } from "../../lib/games/conway/turn.ts";
import type { Options, Outcome, Refusal } from "../../lib/games/game.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";

const { text } = conway;

function at(position: string, options: Options = {}): ConwayPosition {
  return text.readPosition(position, options);
}

/** Where the tokens lead, each of them legal. */
function after(position: ConwayPosition, tokens: string): ConwayPosition {
  return tokens.split(" ").reduce(
    (now, token) => conway.play(now, text.readMove(now, token)),
    position,
  );
}

function refusalOf(position: ConwayPosition, token: string): Refusal | undefined {
  return conway.refuse(position, text.readMove(position, token));
}

Deno.test("P1: the board begins empty, a square of 10 unless asked otherwise, for two to eight", () => {
  assertEquals(text.writePosition(conway.initial({})), "! a 1 11");
  const { width, height } = conway.initial({ size: 26 }).board;
  assertEquals([width, height], [26, 26]);
  assertEquals(text.writePosition(conway.initial({ seats: 8 })), "! a 1 11111111");
  const { seats, size, place } = conway.options;
  assertEquals([seats.min, seats.max, size.min, size.max], [2, 8, 3, 26]);
  assertEquals([size.default, place.default, place.min], [10, 3, 1]);
});

Deno.test("P1: the order is fixed and cyclic, and removed seats are skipped", () => {
  const turns = (position: ConwayPosition, moves: number) =>
    Array.from({ length: moves }, () => {
      const { turn } = position;
      position = after(position, "pass");
      return turn;
    });
  assertEquals(turns(conway.initial({ seats: 3 }), 6), [0, 1, 2, 0, 1, 2]);
  assertEquals(turns(at("! d 3 01011", { seats: 5 }), 6), [3, 4, 1, 3, 4, 1]);
});

Deno.test("P1: past an edge lies the other one", () => {
  const corners = at("A8.A7$2.B! b 5 11");
  assertEquals(text.writePosition(after(corners, "a10")).split(" ")[0], "A8.A9$B8.A!");
});

Deno.test("P2: the first move may place one piece, the next one more, up to the limit", () => {
  const most = (options: Options) => {
    let position = conway.initial({ ...options, seats: 8 });
    return Array.from({ length: 8 }, () => {
      const move = conway.random(position, seededRng("most")) as { place: number[] };
      position = conway.play(position, move);
      return move.place.length;
    });
  };
  assertEquals(most({}), [1, 2, 3, 3, 3, 3, 3, 3]);
  assertEquals(most({ place: 1 }), [1, 1, 1, 1, 1, 1, 1, 1]);
  assertEquals(most({ place: 6 }), [1, 2, 3, 4, 5, 6, 6, 6]);
});

Deno.test("P2: passes count as moves, so the limit rises with them", () => {
  const position = after(conway.initial({}), "pass pass");
  assertEquals(refusalOf(position, "a1,b1,c1"), undefined);
  assertEquals(refusalOf(position, "a1,b1,c1,d1"), "too-many");
});

Deno.test("P2: a move may place fewer, and a pass none", () => {
  for (const token of ["pass", "a1", "a1,c9"]) {
    assertEquals(refusalOf(conway.play(conway.initial({}), { place: [] }), token), undefined);
  }
});

for (const seats of [2, 3, 8]) {
  Deno.test(`P3: with ${seats} seats the first generation follows move ${2 * seats + 1}`, () => {
    let position = after(conway.initial({ seats }), "a1");
    for (let move = 2; move <= 2 * seats; move++) {
      assertEquals(position.board.cells[0], 1, `before move ${move}`);
      position = after(position, "pass");
    }
    assertEquals(position.board.cells[0], 1);
    assertEquals(after(position, "pass").board.cells[0], 0);
  });
}

Deno.test("P3: every later turn is followed by one generation, after its placements", () => {
  const blinker = at("$.3A7$! a 6 11");
  assertEquals(
    text.writePosition(after(blinker, "h8,i8,h9")).split(" ")[0],
    "2.A$2.A$2.A5$7.2A$7.2A!",
  );
});

/** Who has a piece where, and what lives in the middle of them next. */
const PARENTS: [string, string, string][] = [
  ["two of three parents", "A.A$$.B", "A"],
  ["two of three, the third neutral", "A.A$$.I", "A"],
  ["two neutral parents of three", "A.I$$.I", "I"],
  ["a parent each and a neutral one", "A.B$$.I", "I"],
  ["three parents of three seats", "A.B$$.C", "I"],
];

for (const [what, parents, child] of PARENTS) {
  Deno.test(`P4: of ${what} the child is ${child}`, () => {
    const lived = after(at(`${parents}! c 9 111`, { seats: 3, size: 5 }), "e4,d5,e5");
    assertEquals(lived.board.cells[6], child === "I" ? 9 : child.charCodeAt(0) - 64);
  });
}

const TOUCH = { touch: 1 };

/** The position, the turn, and why not. */
const TOUCHES: [string, string, string, Refusal | undefined][] = [
  ["beside an own piece", "$.A! a 3 11", "a1,c3", undefined],
  ["apart from own pieces", "$.A! a 3 11", "d4", "touch"],
  ["beside a piece placed before it", "$.A! a 3 11", "c3,d4,e5", undefined],
  ["beside a piece placed after it", "$.A! a 3 11", "d4,c3", "touch"],
  ["across the edge", "A! a 3 11", "j10", undefined],
  ["beside a rival's piece", "A3.B! a 3 11", "d1", "touch"],
  ["beside a neutral piece", "A3.I! a 3 11", "d1", "touch"],
  ["anywhere without a piece, but the first alone", "4.B! a 3 11", "a1,b2", undefined],
  ["anywhere without a piece, and then apart", "4.B! a 3 11", "a1,c3", "touch"],
];

for (const [what, position, token, refusal] of TOUCHES) {
  Deno.test(`P5: with touch, ${what}: ${refusal ?? "allowed"}`, () => {
    assertEquals(refusalOf(at(position, TOUCH), token), refusal);
    assertEquals(refusalOf(at(position), token), undefined, "without touch anything goes");
  });
}

const BLOCK_A = "2A$2A";
const A_AND_B = "2A3.2B$2A3.2B";

/** The position, its seats, the turn, who is left, the outcome. */
const REMOVALS: [string, string, number, string, string, Outcome | null][] = [
  ["nobody goes before the first generation", "! a 4 11", 2, "pass", "11", null],
  ["who has no piece after it is removed", `${A_AND_B}! b 7 111`, 3, "pass", "110", null],
  ["who placed none in time is removed", `${BLOCK_A}! b 5 11`, 2, "pass", "10", won(0)],
  ["the last one left wins", `${A_AND_B}8$7.C! c 9 111`, 3, "pass", "110", null],
  ["one's own turn may lose the game", `${BLOCK_A}! b 6 11`, 2, "h8", "10", won(0)],
  ["neutral pieces win nothing", "2I$2I! a 6 11", 2, "pass", "00", won(null)],
  ["none left is a draw", "A! b 5 11", 2, "h8", "00", won(null)],
];

function won(winner: number | null): Outcome {
  return { winner, by: "extinction" };
}

for (const [what, position, seats, token, left, outcome] of REMOVALS) {
  Deno.test(`P6: ${what}`, () => {
    const end = after(at(position, { seats }), token);
    assertEquals(end.alive.map(Number).join(""), left);
    assertEquals(end.outcome, outcome);
  });
}

Deno.test("P7: letters are columns, numbers rows, row 1 is on top; the order is kept", () => {
  const position = at("! a 3 11");
  const move = text.readMove(position, "c3,a5,g2");
  assertEquals(move, { place: [22, 40, 16] });
  assertEquals(text.writeMove(position, move), "c3,a5,g2");
  assertEquals(text.readMove(position, "pass"), { place: [] });
});

Deno.test("P7: a random turn is the full allowance of legal cells, by the seed, marked *", () => {
  const position = at("2A$2A! a 9 11", TOUCH);
  const token = text.writeMove(position, conway.random(position, seededRng("seed 1")));
  assertEquals(token.split(",").length, 3);
  assertEquals(token.at(-1), "*");
  assertEquals(refusalOf(position, token), undefined);
  assertEquals(text.writeMove(position, text.readMove(position, token)), token);
  assertEquals(text.writeMove(position, conway.random(position, seededRng("seed 1"))), token);
});

Deno.test("P7: on a full board a random turn is a pass", () => {
  const full = at("3A$3A$3A! b 9 11", { size: 3 });
  assertEquals(text.writeMove(full, conway.random(full, seededRng("full"))), "pass*");
});

/** The turn, and why not. */
const REFUSED: [string, Refusal][] = [
  ["d1,e1,f1,g1", "too-many"],
  ["a1", "occupied"],
  ["b1", "occupied"],
  ["c1", "occupied"],
  ["d1,d1", "repeated"],
  ["k1", "off-board"],
  ["a11", "off-board"],
];

for (const [token, refusal] of REFUSED) {
  Deno.test(`P8: ${token} is refused, ${refusal}, and nothing has changed`, () => {
    const position = at("ABI! a 9 11");
    const move = text.readMove(position, token);
    assertEquals(conway.refuse(position, move), refusal);
    assertThrows(() => conway.play(position, move), Error, refusal);
    assertEquals(text.writePosition(position), "ABI! a 9 11");
  });
}

Deno.test("P8: nothing is allowed in a game that is over", () => {
  const over = after(at("A! b 5 11"), "h8");
  for (const token of ["pass", "a1", "resign"]) assertEquals(refusalOf(over, token), "over");
});

Deno.test("P9: who resigns is removed, their pieces are nobody's, and the others play on", () => {
  const position = after(at("2A3.2B2.C$2A3.2B! a 4 111", { seats: 3 }), "resign");
  assertEquals(text.writePosition(position), "2I3.2B2.C$2I3.2B! b 5 011 1");
  assertEquals(position.outcome, null);
});

Deno.test("P9: the last one who has not resigned wins at once, on the board as it is", () => {
  const end = after(at("A2.B! a 9 11"), "resign");
  assertEquals(end.outcome, { winner: 1, by: "resignation" });
  assertEquals(text.writePosition(end).split(" ")[0], "A2.B!");
});

Deno.test(`P9: ${STALLED} moves without a placement are a draw`, () => {
  const passes = (count: number) => Array(count).fill("pass").join(" ");
  const blocks = at(`${A_AND_B}! a 9 11`);
  assertEquals(after(blocks, passes(STALLED - 1)).outcome, null);
  assertEquals(after(blocks, passes(STALLED)).outcome, { winner: null, by: "stall" });
  const placed = after(blocks, `${passes(STALLED - 1)} e6`);
  assertEquals(after(placed, passes(STALLED - 1)).outcome, null);
});

Deno.test("P9: a game that ends on the board as it stalls has ended on the board", () => {
  const end = after(at(`${BLOCK_A}! b 9 11 ${STALLED - 1}`), "pass");
  assertEquals(end.outcome, won(0));
});

Deno.test("P9: resigning is a turn, with its generation, where others play on", () => {
  const moves: ConwayMove[] = [{ resign: true }, { place: [] }];
  const [resigned, passed] = moves.map((move) =>
    conway.play(at("2A$2A2.3B.2C$8.2C! a 7 111", { seats: 3 }), move)
  );
  assertEquals(resigned!.move, passed!.move);
  assertEquals(
    resigned!.board.cells.map((state) => state === 9 ? 1 : state),
    passed!.board.cells,
  );
});
