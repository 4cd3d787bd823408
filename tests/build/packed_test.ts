import { assert, assertEquals } from "@std/assert";
import { brotliDecompressSync } from "node:zlib";
import { packScripts, readPacked } from "../../lib/build/packed.ts";

Deno.test("scripts are packed by their addresses, and nothing else is", async () => {
  const folder = await Deno.makeTempDir();
  const scripts = `${folder}/static/_fresh/js/id`;
  await Deno.mkdir(scripts, { recursive: true });
  const text = "export const answer = 42;\n".repeat(100);
  await Deno.writeTextFile(`${scripts}/a.js`, text);
  await Deno.writeTextFile(`${scripts}/a.js.map`, text);
  assertEquals([...await readPacked(folder)], [], "a build without packed scripts");
  await packScripts(folder, "/_fresh/js/id");
  const [[address, packed], ...rest] = [...await readPacked(folder)] as [[string, Uint8Array]];
  assertEquals([address, rest], ["/_fresh/js/id/a.js", []]);
  assert(packed.length < text.length / 10);
  assertEquals(brotliDecompressSync(packed).toString(), text);
  await Deno.remove(folder, { recursive: true });
});
