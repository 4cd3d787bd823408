/** Sums as links, digraphs and moves as text: there and back, and what is wrong with others. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { readEdges, writeEdges } from "../../../lib/ui/games/annihilation/edges_text.ts";
import {
  isMisereLink,
  isSumLink,
  readLink,
  writeLink,
} from "../../../lib/ui/games/annihilation/link.ts";
import { readMove, writeMove } from "../../../lib/ui/games/annihilation/move_text.ts";
import { isBoard, type Part } from "../../../lib/ui/games/annihilation/part.ts";
import { readNames, withName } from "../../../lib/games/annihilation/vertex_names.ts";
import { board, PRESETS } from "../../../lib/ui/games/annihilation/presets.ts";
import { runs } from "../../full.ts";
import { sums } from "./oracle.ts";

fc.configureGlobal({ seed: 1 });

const figure3 = PRESETS.figure3.make(0, () => 0);

Deno.test("a sum is the same after its link, also as a browser escapes it", () => {
  const same = fc.property(sums, (parts) => {
    const link = writeLink(parts);
    assertEquals(readLink(link), parts);
    assertEquals(readLink(new URL(link, "http://localhost/annihilation").hash), parts);
  });
  fc.assert(same, { seed: 1, numRuns: runs(100, 2000) });
});

Deno.test("a link is short where nothing was moved", () => {
  assertEquals(
    writeLink([figure3, { heap: 5 }]),
    "#sum=5:0-1;1-2;2-3,4;3-0,4;4-0,1_18_1+nim5",
  );
});

Deno.test("a link says whether who can't move wins", () => {
  const link = writeLink([figure3], true);
  assertEquals(link, "#misere=5:0-1;1-2;2-3,4;3-0,4;4-0,1_18_1");
  assertEquals([isMisereLink(link), readLink(link)], [true, [figure3]]);
  assertEquals(isMisereLink(writeLink([figure3])), false);
  assertEquals(readLink("#misere="), { problem: "none", at: "" });
  assertEquals(["#misere=x", "#sum=", "#other=", "#"].map(isSumLink), [true, true, false, false]);
});

Deno.test("a vertex that is added takes a name that isn't taken", () => {
  assertEquals(withName(["a", "b"]), ["a", "b", "z2"]);
  assertEquals(withName(["Z2", "z3"]), ["Z2", "z3", "z4"]);
});

Deno.test("no link but a sum's is read, and a damaged one says where", () => {
  assertEquals(readLink(""), undefined);
  assertEquals(readLink("#digraph-keys"), undefined);
  for (
    const [hash, problem, at] of [
      ["#sum=", "none", ""],
      ["#sum=2:0-1_4", "field", "4"],
      ["#sum=2:0-1_-1", "field", "-1"],
      ["#sum=2:0-1_1_0", "field", "0"],
      ["#sum=2:0-1_1_64", "field", "64"],
      ["#sum=2:0-1_1_1x", "field", "1x"],
      ["#sum=2:0-1_1_1_5050", "field", "5050"],
      ["#sum=2:0-1_1_1_50505050_x", "field", "x"],
      ["#sum=2:0-1_1_1.2.3", "field", "1.2.3"],
      ["#sum=2:0-1_1_1.64", "field", "1.64"],
      ["#sum=2:0-0", "loop", "0>0"],
      ["#sum=2:0-1,1", "repeated", "0>1"],
      ["#sum=2:0-2", "beyond", "0>2"],
      ["#sum=65:", "full", "65"],
      ["#sum=nim100", "unread", "nim100"],
      ["#sum=%E0%A4%A", "unread", "%E0%A4%A"],
      [`#sum=${"nim1+".repeat(8)}nim2`, "field", "nim2"],
    ] as const
  ) assertEquals(readLink(hash), { problem, at }, hash);
});

Deno.test("whatever a link says is read or refused", () => {
  const signs = fc.constantFrom(..."0123456789:;,->_+m%nim ");
  const text = fc.string({ unit: fc.oneof(signs, fc.string({ minLength: 1, maxLength: 1 })) });
  const total = fc.property(text, (text) => {
    const read = readLink(`#sum=${text}`)!;
    if (!("problem" in read)) assertEquals(readLink(writeLink(read)), read);
  });
  fc.assert(total, { seed: 2, numRuns: runs(1000, 20000) });
});

Deno.test("edges are read as people write them", () => {
  const followers = [[1], [2], [3, 4], [], []];
  for (
    const text of [
      "5: 0>1; 1>2; 2>3,4",
      "0>1;1>2;2>4,3",
      "z0 -> z1\nz1 -> z2\nz2 -> z3, z4\n",
      " 5:0-1;1-2;2-3;2-4; ",
    ]
  ) assertEquals(readEdges(text), followers, text);
  assertEquals(writeEdges(followers), "5: 0>1; 1>2; 2>3,4");
  assertEquals(readEdges("3:"), [[], [], []]);
});

Deno.test("an edge is written both ways at once", () => {
  assertEquals(readEdges("4: 0<>1,2; 2>3"), [[1, 2], [0], [0, 3], []]);
  assertEquals(readEdges("0<->1"), [[1], [0]]);
  assertEquals(readEdges("0<>1; 1>0"), { problem: "repeated", at: "1>0" });
});

Deno.test("a board keeps what its vertices are called, in its link and in typed moves", () => {
  const path = board([[1], [2], []], [0], 1), names = ["x", "ñ1", "y'"];
  const part = { ...path, position: { ...path.position, names } };
  const link = writeLink([part]);
  assertEquals(link, "#sum=3:0-1;1-2_1_1_~x.%C3%B11.y'");
  assertEquals(readLink(link), [part]);
  assertEquals(readMove([part], "X > ñ1"), { part: 0, move: { fire: 0, complement: [1] } });
  assertEquals(readMove([{ heap: 1 }, part], "2: x>ñ1")?.part, 1);
  assertEquals(readMove([part], "0>1"), { part: 0, move: { fire: 0, complement: [1] } });
  for (const wrong of ["~x.x.y", "~x.y.z.a", "~long5.y.z", "~a-b.c.d"]) {
    assertEquals(readLink(`#sum=3:0-1_1_1_${wrong}`), { problem: "field", at: wrong });
  }
  assertEquals(readNames("a", 3), ["a", "z1", "z2"]);
  assertEquals(readNames("z1", 3), undefined);
});

Deno.test("edges that cannot be drawn say why", () => {
  for (
    const [text, problem, at] of [
      ["", "none", ""],
      ["0:", "none", ""],
      ["0>1; here", "unread", "here"],
      ["0>", "unread", "0>"],
      ["01", "unread", "01"],
      ["1>1", "loop", "1>1"],
      ["0>1;0>1", "repeated", "0>1"],
      ["2: 0>1; 1>2", "beyond", "1>2"],
      ["0>64", "full", "65"],
    ] as const
  ) assertEquals(readEdges(text), { problem, at }, text);
});

Deno.test("a move is the same after its text", () => {
  const heap: Part = { heap: 7 };
  for (
    const [parts, move, text] of [
      [[figure3], { part: 0, move: { fire: 4, complement: [0] } }, "4>0"],
      [[heap, figure3], { part: 1, move: { fire: 4, complement: [0, 2] } }, "2: 4>0,2"],
      [[figure3, heap], { part: 1, move: { leave: 5 } }, "2: 5"],
    ] as const
  ) {
    assertEquals(writeMove(parts, move), text);
    assertEquals(readMove(parts, text), move);
  }
  assertEquals(readMove([figure3], "z4 > z0"), { part: 0, move: { fire: 4, complement: [0] } });
  for (const line of ["", "4", "4>", ">0", "2: 4>0", "0: 4>0", "four", "4>0;1>2"]) {
    assertEquals(readMove([figure3], line), undefined, line);
  }
});

Deno.test("every preset can be shared at its least and its greatest size", () => {
  for (const preset of Object.values(PRESETS)) {
    for (const size of [preset.size?.least ?? 0, preset.size?.usual ?? 0, preset.size?.most ?? 0]) {
      const part = preset.make(size, () => 0.4);
      assertEquals(readLink(writeLink([part])), [part]);
      assert(!isBoard(part) || part.places.length === part.position.followers.length);
    }
  }
});
