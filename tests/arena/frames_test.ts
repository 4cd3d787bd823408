import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { FrameError, FrameReader, LONGEST_FRAME, writeFrame } from "../../lib/arena/frames.ts";

function bodies(reader: FrameReader, bytes: Uint8Array): string[] {
  return Array.from(reader.push(bytes), (body) => new TextDecoder().decode(body));
}

function lengthOf(bytes: number): Uint8Array {
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, bytes, true);
  return head;
}

Deno.test("a frame is its length, four bytes little-endian, and JSON in UTF-8", () => {
  assertEquals([...writeFrame({ é: 1 })], [8, 0, 0, 0, ...new TextEncoder().encode('{"é":1}')]);
});

Deno.test("frames are read whole, wherever the bytes are cut", () => {
  const values = [{ a: 1 }, "", [], { text: "é".repeat(700) }, null];
  const bytes = Uint8Array.from(values.flatMap((value) => [...writeFrame(value)]));
  const whole = values.map((value) => JSON.stringify(value));
  for (let cut = 0; cut <= bytes.length; cut++) {
    const reader = new FrameReader();
    const read = [bytes.subarray(0, cut), bytes.subarray(cut)].flatMap((b) => bodies(reader, b));
    assertEquals(read, whole, `cut at ${cut}`);
  }
  const one = new FrameReader();
  assertEquals([...bytes].flatMap((byte) => bodies(one, Uint8Array.of(byte))), whole);
});

Deno.test("frames of any sizes come out of pieces of any sizes", () => {
  const property = fc.property(
    fc.array(fc.string({ maxLength: 2000 })),
    fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }),
    (texts, sizes) => {
      const bytes = Uint8Array.from(texts.flatMap((text) => [...writeFrame(text)]));
      const reader = new FrameReader(), read: string[] = [];
      for (let at = 0, n = 0; at < bytes.length; n++) {
        const size = sizes[n % sizes.length]!;
        read.push(...bodies(reader, bytes.subarray(at, at + size)));
        at += size;
      }
      assertEquals(read, texts.map((text) => JSON.stringify(text)));
    },
  );
  fc.assert(property, { seed: 5, numRuns: 100 });
});

Deno.test("an empty frame is read, the longest is waited for, a longer one is refused", () => {
  assertEquals(bodies(new FrameReader(), lengthOf(0)), [""]);
  assertEquals(bodies(new FrameReader(), lengthOf(LONGEST_FRAME)), []);
  for (const length of [LONGEST_FRAME + 1, 2 ** 31, 2 ** 32 - 1]) {
    assertThrows(() => bodies(new FrameReader(), lengthOf(length)), FrameError);
  }
});
