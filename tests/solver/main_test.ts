/** `deno task solve`, exactly as docs/solver.md prints it. */

import { assertEquals, assertThrows } from "@std/assert";
import { SolverError } from "../../lib/solver/input.ts";
import { answer } from "../../lib/solver/request.ts";
import { runTask, withFiles } from "../replay/replay.ts";

const FIGURE_2 = '"n":4,"edges":[[0,1],[0,2],[1,2],[2,3],[3,0]],"q":2';
const FIGURE_3 = '"n":5,"edges":[[0,1],[1,2],[2,3],[2,4],[3,0],[3,4],[4,0],[4,1]]';

const BOARD = `{${FIGURE_3},"q":1,"rule":"exact","positions":[15,18,12]}`;
const BOARD_ANSWER = '{"m":2,"t":1,"rho":[2,3,2,3,4],' +
  '"positions":[[15,0,"P",[]],[18,{"inf":[0,1]},"N",[0]],[12,1,"N",[0,5]]]}';

const SUM = `{"sum":[{${FIGURE_3},"position":18},{${FIGURE_2},"position":2}]}`;
const SUM_ANSWER = '{"value":{"inf":[0,1]},"class":"N","winning":[[0,3]]}';

const BAD = '{"n":2,"edges":[[0,0]]}';

/** The answer to a request in JSON, as JSON. */
function answered(request: string): string {
  return JSON.stringify(answer(JSON.parse(request)));
}

Deno.test("the task answers every line by a line", async () => {
  // More digits than a number of JavaScript has.
  const wide = '{"sum":[{"n":64,"edges":[[63,0]],"position":9223372036854775809}]}';
  const { code, lines } = await runTask("solve", ["-"], `${BOARD}\n\n${SUM}\n${wide}\n`);
  assertEquals([code, lines], [0, [
    BOARD_ANSWER,
    SUM_ANSWER,
    '{"value":1,"class":"N","winning":[[0,0]]}',
  ]]);
});

Deno.test("a bad line ends it: FILE:LINE: reason, and 1", async () => {
  await withFiles([`${SUM}\n${BAD}\n${SUM}\n`, "oops"], async ([loop, oops]) => {
    const { code, lines, errors } = await runTask("solve", [loop!, oops!]);
    assertEquals([code, lines], [1, [SUM_ANSWER]]);
    assertEquals(errors.trim().split("\n").at(-1), `${loop}:2: Edge [0,0] is a loop`);
  });
});

Deno.test("--keep-going says what is wrong as a line and goes on", async () => {
  const { code, lines } = await runTask("solve", ["--keep-going", "-"], `${BAD}\noops\n${SUM}`);
  assertEquals([code, lines], [0, [
    '{"error":"Edge [0,0] is a loop","line":1}',
    `{"error":"This isn't JSON","line":2}`,
    SUM_ANSWER,
  ]]);
});

Deno.test("the examples of docs/solver.md are what is answered", async () => {
  const page = await Deno.readTextFile(new URL("../../docs/solver.md", import.meta.url));
  const examples = [...page.matchAll(/^echo '(.+)'[^`]+```\n\n```\n(.+)\n```$/gm)];
  assertEquals(examples.length, 2);
  for (const [, request, printed] of examples) assertEquals(answered(request!), printed);
});

Deno.test("all positions of a small board", () => {
  const request = '{"n":2,"edges":[[0,1]],"positions":"all"}';
  const positions = '[0,0,"P",[]],[1,1,"N",[2]],[2,0,"P",[]],[3,1,"N",[0]]';
  assertEquals(answered(request), `{"m":1,"t":1,"rho":[1,0],"positions":[${positions}]}`);
});

Deno.test("exactly two followers, at most two, one, or of each vertex its own number", () => {
  const lit = (way: string) =>
    answered(`{"n":3,"edges":[[2,0],[2,1],[1,0]],${way},"positions":[4]}`)
      .replace(/.*"positions":/, "");
  assertEquals(lit('"q":2'), '[[4,0,"P",[]]]}');
  for (const rule of ["at most", "atmost", "At-Most"]) {
    assertEquals(lit(`"q":2,"rule":"${rule}"`), '[[4,2,"N",[1]]]}');
  }
  assertEquals(lit('"q":1'), '[[4,2,"N",[1]]]}');
  assertEquals(lit('"q":[0,0,1]'), '[[4,1,"N",[1,2]]]}');
});

Deno.test("positions of more than 53 vertices are text", () => {
  const edges = Array.from({ length: 69 }, (_, i) => [i + 1, i]);
  const code = String(2n ** 69n), next = String(2n ** 68n);
  const { rho, positions } = JSON.parse(
    answered(JSON.stringify({ n: 70, edges, positions: [code, 2] })),
  );
  assertEquals(rho, edges.flatMap((_, i) => i % 2 === 0 ? [0, 1] : []));
  assertEquals(positions, [[code, 1, "N", [next]], [2, 1, "N", [1]]]);
});

Deno.test("sums bear heaps of Nim and single tokens", () => {
  const token = '{"n":3,"edges":[[2,1],[1,0]],"token":1}';
  assertEquals(
    answered(`{"sum":[{"nim":5},{"nim":3},${token}]}`),
    '{"value":7,"class":"N","winning":[[0,2]]}',
  );
  assertEquals(answered('{"sum":[]}'), '{"value":0,"class":"P","winning":[]}');
});

const REFUSED: [request: string, reason: string][] = [
  ["[]", "[] is not an object"],
  ["{}", "n must be a whole number from 1 to 4096, not nothing"],
  ['{"n":2.5,"edges":[]}', "n must be a whole number from 1 to 4096, not 2.5"],
  ['{"n":2}', "edges must be a list of pairs [from, to]"],
  ['{"n":2,"edges":[[0,1,1]]}', "[0,1,1] is not an edge [from, to]"],
  ['{"n":2,"edges":[[0,2]]}', "Edge [0,2]: 2 is not a vertex, 0 to 1"],
  ['{"n":2,"edges":[["0",1]]}', 'Edge ["0",1]: "0" is not a vertex, 0 to 1'],
  ['{"n":2,"edges":[[1,1]]}', "Edge [1,1] is a loop"],
  ['{"n":2,"edges":[[0,1],[0,1]]}', "Edge [0,1] is repeated"],
  ['{"n":2,"edges":[],"q":0}', "q must be a whole number from 1, or one for each vertex, not 0"],
  [
    '{"n":2,"edges":[],"q":[1]}',
    "q must be a whole number from 1, or one for each vertex, not [1]",
  ],
  ['{"n":2,"edges":[[0,1]],"q":[2,0]}', "q of vertex 0 must be from 0 to 1, not 2"],
  ['{"n":2,"edges":[],"rule":"some"}', 'rule must be "exact" or "at most", not "some"'],
  ['{"n":129,"edges":[]}', "129 vertices are too many: at most 128 with q = 1"],
  [
    '{"n":17,"edges":[[0,1],[0,2]],"q":2}',
    "17 vertices are too many: at most 16 with q > 1",
  ],
  ['{"n":20,"edges":[],"positions":"all"}', "There are too many positions: at most 65536"],
  ['{"n":2,"edges":[],"positions":3}', 'positions must be a list of codes, or "all"'],
  ['{"n":2,"edges":[],"positions":[4]}', "position must be a whole number from 0 to 3, not 4"],
  [
    '{"n":2,"edges":[],"positions":["-1"]}',
    'position must be a whole number from 0 to 3, not "-1"',
  ],
  ['{"sum":3}', "sum must be a list of components"],
  ['{"sum":[{"nim":-1}]}', "Component 0: nim must be a whole number from 0 to 1000000, not -1"],
  ['{"sum":[{"n":2,"edges":[]}]}', "position must be a whole number from 0 to 3, not nothing"],
  [
    '{"sum":[{"nim":1},{"n":2,"edges":[],"token":2}]}',
    "Component 1: token must be a whole number from 0 to 1, not 2",
  ],
];

for (const [request, reason] of REFUSED) {
  Deno.test(`refused: ${request}`, () => {
    assertThrows(() => answered(request), SolverError, reason);
  });
}

Deno.test("a q that leads to too many moves is refused before it is tried", () => {
  const vertices = [...Array(16).keys()];
  const edges = vertices.flatMap((a) => vertices.filter((b) => b !== a).map((b) => [a, b]));
  assertThrows(() => answer({ n: 16, edges, q: 8 }), SolverError, "With so great a q");
});
