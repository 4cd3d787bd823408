/** The lines of Conway by post, read and refused. */

import { assertEquals, assertThrows } from "@std/assert";
import { type Order, PostError, readOrder } from "../../lib/server/post/order.ts";

const signed = { board: 7, user: "ada", password: "pw" };

const ORDERS: [string, Order][] = [
  ["conway challenge ada ben", { t: "challenge", users: ["ada", "ben"], options: { seats: 2 } }],
  [
    " conway  challenge ada ben cem -size=8 -place=4 -touch ",
    {
      t: "challenge",
      users: ["ada", "ben", "cem"],
      options: { size: 8, place: 4, touch: 1, seats: 3 },
    },
  ],
  ...([[3, 1], [26, 676]] as const).map(([size, place]): [string, Order] => [
    `conway challenge ada ben -size=${size} -place=${place}`,
    { t: "challenge", users: ["ada", "ben"], options: { size, place, seats: 2 } },
  ]),
  ["conway move 7 ada pw c3", { t: "move", ...signed, token: "c3" }],
  ["conway move 7 ada pw a5,g2,e7", { t: "move", ...signed, token: "a5,g2,e7" }],
  ["conway move 7 ada pw pass", { t: "move", ...signed, token: "pass" }],
  ["conway move 7 ada pw random", { t: "move", ...signed, token: "random" }],
  ["conway show 7", { t: "show", board: 7, moves: undefined }],
  ["conway show 7#12", { t: "show", board: 7, moves: 12 }],
  ["conway resign 7 ada pw", { t: "resign", ...signed }],
  ["conway draw 7 ada pw", { t: "draw", ...signed }],
  ["conway takeback 7 ada pw", { t: "takeback", ...signed }],
  ["conway help", { t: "help" }],
  ["conway challenge Jose\u0301 Ольга", {
    t: "challenge",
    users: ["José", "Ольга"],
    options: { seats: 2 },
  }],
  ["conway link 7 ada pw", { t: "link", ...signed }],
  ["conway queue 7 ada pw", { t: "queue", ...signed, steps: undefined }],
  ["conway queue 7 ada pw none", { t: "queue", ...signed, steps: [] }],
  ["conway queue 7 ada pw d4 any: a5; b7#9", {
    t: "queue",
    ...signed,
    steps: [{ after: ["d4", "any"], move: "a5" }, { after: [], move: "b7", number: 9 }],
  }],
];

for (const [line, order] of ORDERS) {
  Deno.test(`"${line}" is understood`, () => assertEquals(readOrder(line), order));
}

const VERBS = "challenge, move, preview, boards, show, resign, draw, takeback, queue, link, help";

const REFUSED: [string, string][] = [
  ["chess move 7 ada pw c3", 'A line starts with "conway", not "chess"'],
  ["conway", `There is no "": ${VERBS}`],
  ["conway mail 7", `There is no "mail": ${VERBS}`],
  ["conway challenge ada", "A game has 2 to 8 players, not 1"],
  ["conway challenge a1 a2 a3 a4 a5 a6 a7 a8 a9", "A game has 2 to 8 players, not 9"],
  ["conway challenge ada ada", "ada is named twice"],
  ["conway challenge ada b-n", `"b-n" isn't a user name: use 2 to 20 letters, digits or _`],
  ["conway challenge ada ben -size=2", "-size=2 is not from 3 to 26"],
  ["conway challenge ada ben -size=27", "-size=27 is not from 3 to 26"],
  ["conway challenge ada ben -place=677", "-place=677 is not from 1 to 676"],
  ["conway challenge ada ben -place=0", "-place=0 is not from 1 to 676"],
  ["conway challenge ada ben -size", `"-size" isn't one of -size=S, -place=P, -touch`],
  ["conway challenge ada ben -torus", `"-torus" isn't one of -size=S, -place=P, -touch`],
  ["conway move 7 ada pw", "It is: conway move board# user password cells|pass|random"],
  ["conway move 7 ada pw c3 d4", "It is: conway move board# user password cells|pass|random"],
  ["conway move x ada pw c3", `"x" isn't a board number`],
  ["conway show", "It is: conway show board#[#move]"],
  ["conway show 7#", "It is: conway show board#[#move]"],
  ["conway resign 7 ada", "It is: conway resign board# user password"],
  [
    "conway queue 7 ada pw a5 b6",
    "It is: conway queue board# user password [none|[turns:] move[#number][; …]]",
  ],
  ["conway queue 7 ada pw resign", `"resign" isn't a turn: cells such as a5,g2,e7, pass, random`],
  ["conway link 7 ada", "It is: conway link board# user password"],
  ["conway draw 7", "It is: conway draw board# user password"],
];

for (const [line, message] of REFUSED) {
  Deno.test(`"${line}" is refused`, () => {
    assertThrows(() => readOrder(line), PostError, message);
  });
}

Deno.test("a line without end is refused, and not said again", () => {
  const line = `conway move 7 ada pw ${"a1,".repeat(1400)}`;
  assertThrows(() => readOrder(line), PostError, "A line has at most 4000 characters");
});
