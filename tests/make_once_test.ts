import { assertEquals } from "@std/assert";
import { forget, makeOnce } from "./make_once.ts";

Deno.test("what is made once is made again once it's forgotten", async () => {
  let made = 0;
  const make = async (path: string) => {
    made++;
    await Deno.mkdir(path);
  };
  const name = `forgotten-${crypto.randomUUID()}`;
  await makeOnce(name, make);
  const path = await makeOnce(name, make);
  assertEquals(made, 1);
  await forget(new RegExp(`^${name}$`));
  await makeOnce(name, make);
  assertEquals(made, 2);
  await Deno.remove(path, { recursive: true });
});
