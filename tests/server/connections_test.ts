/** Who makes room when there are too many connections. */

import { assertEquals } from "@std/assert";
import { Connections } from "../../lib/server/net/connections.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";

class Line {
  isOpen = true;
  destroy(): void {
    this.isOpen = false;
  }
}

const LIMITS = { connections: 6, connectionsPerSource: 3 };

/** Lets in one line after the other, each of a source. */
function fill(connections: Connections<Line>, sources: readonly (string | undefined)[]): Line[] {
  return sources.map((source) => {
    const line = new Line();
    if (!connections.admit(line, source)) line.destroy();
    return line;
  });
}

const open = (lines: readonly Line[]) => lines.map(({ isOpen }) => isOpen);

Deno.test("the oldest idle connection of a source makes room for its next, and for nobody else's", () => {
  const connections = new Connections<Line>(LIMITS);
  const lines = fill(connections, ["a", "b", "a", "a", "a", "a"]);
  assertEquals(open(lines), [false, true, false, true, true, true]);
  assertEquals(connections.size, 4);
});

Deno.test("a connection that works is not driven out; if all work, nobody else gets in", () => {
  const connections = new Connections<Line>(LIMITS);
  const [first, second, third] = fill(connections, ["a", "a", "a"]) as [Line, Line, Line];
  connections.work(first);
  assertEquals(open(fill(connections, ["a"])), [true]);
  assertEquals(open([first, second, third]), [true, false, true]);
  connections.work(third);
  const [fourth] = fill(connections, ["b"]) as [Line];
  connections.rest(first);
  connections.work(fourth);
  assertEquals(open(fill(connections, ["a", "a"])), [true, true]);
  assertEquals(open([first, third, fourth]), [false, true, true]);
});

Deno.test("beyond all there may be, the one idle longest goes, from any address", () => {
  const connections = new Connections<Line>(LIMITS);
  const lines = fill(connections, ["a", "b", "c", "d", "e", "f", "g"]);
  assertEquals(open(lines), [false, true, true, true, true, true, true]);
  for (const line of lines) connections.work(line);
  assertEquals(open(fill(connections, ["h"])), [false]);
});

Deno.test("a connection that ends gives its place back, once", () => {
  const connections = new Connections<Line>(LIMITS);
  for (let time = 0; time < 3; time++) {
    const lines = fill(connections, ["a", "a", "a"]);
    for (const line of lines) connections.work(line);
    assertEquals(open(fill(connections, ["a"])), [false]);
    for (const line of [...lines, ...lines]) connections.leave(line);
    assertEquals(connections.size, 0);
  }
});

Deno.test("behind a proxy nobody's connections are counted by their source", () => {
  const connections = new Connections<Line>(LIMITS);
  const lines = fill(connections, Array(7).fill(undefined));
  assertEquals(open(lines), [false, true, true, true, true, true, true]);
});

Deno.test("once there are too few descriptors, fewer get in", () => {
  const connections = new Connections<Line>({ connections: 100, connectionsPerSource: 100 });
  const lines = fill(connections, Array(30).fill("a"));
  connections.shrink(20);
  assertEquals(connections.size, 20);
  assertEquals(open(lines), [...Array(10).fill(false), ...Array(20).fill(true)]);
  fill(connections, Array(30).fill("b"));
  assertEquals(connections.size, 20);
});

Deno.test("a source may have one in a hundred", () => {
  const { connections, connectionsPerSource } = DEFAULT_LIMITS;
  assertEquals(connectionsPerSource <= connections / 100, true);
});
