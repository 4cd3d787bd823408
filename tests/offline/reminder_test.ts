import { assertEquals } from "@std/assert";
import { World } from "./world.ts";

const REMINDER = { title: "Your turn", body: "Conway by Post, K7QX2M", path: "/r/K7QX2M" };

async function reminded(): Promise<World> {
  const world = new World({ "/offline/en": "[]", "/offline/es": "[]" });
  await world.start({ id: "build-1", files: [] });
  await world.push(REMINDER);
  return world;
}

Deno.test("a reminder is shown as it came, one a room", async () => {
  const { shown: [notification] } = await reminded();
  const { title, options } = notification!;
  assertEquals([title, options.body, options.tag], [
    REMINDER.title,
    REMINDER.body,
    REMINDER.path,
  ]);
});

Deno.test("a room's next reminder is heard though the one before still stands", async () => {
  const { shown: [notification] } = await reminded();
  // Without it a browser swaps one of the same tag in silence.
  assertEquals([notification!.options.tag, notification!.options.renotify], ["/r/K7QX2M", true]);
});

Deno.test("who presses it comes to the room, and it is gone", async () => {
  const world = await reminded();
  world.pages.push({ url: "https://play.example/r/OTHER1" });
  await world.press(0);
  assertEquals(world.shown, []);
  assertEquals(world.pages[1], { url: "https://play.example/r/K7QX2M" });
});

Deno.test("a reminder goes once its room is opened without it, and those of others stay", async () => {
  const world = await reminded();
  await world.push({ ...REMINDER, path: "/r/OTHER1" });
  await world.visit("/r/K7QX2M?from=mail");
  await world.rest();
  assertEquals(world.shown.map(({ options }) => options.tag), ["/r/OTHER1"]);
});

Deno.test("a reminder stays whose room can't be had", async () => {
  const world = await reminded();
  world.isCut = true;
  await world.visit("/r/K7QX2M");
  await world.rest();
  assertEquals(world.shown.map(({ options }) => options.tag), ["/r/K7QX2M"]);
});

Deno.test("a room that is open is not opened again", async () => {
  const world = await reminded();
  world.pages.push({ url: "https://play.example/r/K7QX2M?from=mail" });
  await world.press(0);
  assertEquals(world.pages, [{ url: "https://play.example/r/K7QX2M?from=mail", isFocused: true }]);
});
