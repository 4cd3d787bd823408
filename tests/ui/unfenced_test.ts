import { assertEquals } from "@std/assert";
import { readBrought } from "../../lib/ui/replay/read_brought.ts";
import { readCanvas } from "../../lib/ui/sandbox/canvas.ts";
import { unfenced } from "../../lib/ui/parts/unfenced.ts";
import { wholeGame } from "./replay/game.ts";

const GLIDER = "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n";

Deno.test("a text in a chat's fences is what lies between them", () => {
  assertEquals(unfenced("```\n" + GLIDER + "```"), GLIDER);
  assertEquals(unfenced("Look:\r\n```rle\r\n" + GLIDER + "```\nNice!"), GLIDER);
  assertEquals(unfenced("```bo$2bo$3o!```"), "bo$2bo$3o!");
  assertEquals(unfenced("```\n" + GLIDER), GLIDER, "the end was not copied");
  assertEquals(unfenced("```\none\n```\n```\ntwo\n```"), "one\n\ntwo\n");
});

Deno.test("one without fences stays as it is", () => {
  assertEquals(unfenced(GLIDER), GLIDER);
  assertEquals(unfenced("``````"), "``````");
});

Deno.test("patterns and records in fences are read", () => {
  const { board } = readCanvas(unfenced("```\n" + GLIDER + "```"), { width: 3, height: 3 }, 1);
  assertEquals(board.cells.filter((state) => state === 1).length, 5);
  const record = wholeGame();
  assertEquals(readBrought(unfenced("```\n" + record + "```")), readBrought(record));
});
