/** What people in a room are called, and how they meet again. */

import { assertEquals, assertMatch } from "@std/assert";
import { host, moveBoth, pair, PHONE, seated, seatNames, visitRoom } from "./room.ts";
import { named } from "./named.ts";
import { story } from "./story.ts";

/** What a link unfolds as in a messenger. */
async function cardOf(link: string, language: string): Promise<string | undefined> {
  const page = await fetch(link, { headers: { "accept-language": language } });
  return (await page.text()).match(/property="og:title" content="([^"]*)"/)?.[1];
}

story("who says a name is called by it, and invites under it", async (stage) => {
  const home = await stage.open("/friend");
  await home.getByLabel("Your name").fill("Anna");
  const blue = await host(stage, { beside: home }), link = blue.page.url();
  assertEquals(await cardOf(link, "es"), "Anna te invita a Conquerors");
  assertMatch((await cardOf(`${link}/watch`, "en"))!, /^Room /);
  const red = await visitRoom(stage, blue);
  assertEquals((await seatNames(red)).toSorted(), ["Anna", "You"]);
  assertMatch((await cardOf(link, "en"))!, /^Room /);
});

story(
  "who joined as a guest says a name from the room, and is called by it there",
  async (stage) => {
    const { blue: anna, red: ben } = await pair(stage);
    assertEquals(await seatNames(anna), ["You", "Opponent"]);
    await ben.page.getByRole("link", { name: "Add your name" }).click();
    await ben.page.getByLabel("Your name").fill("Ben");
    await ben.page.getByRole("button", { name: "Use this name" }).click();
    await ben.page.getByText("New games show this name.").waitFor();
    await ben.page.goBack();
    await anna.page.locator(".seat-name", { hasText: "Ben" }).waitFor();
    await seated(ben.page);
    assertEquals(await ben.page.getByRole("link", { name: "Add your name" }).count(), 0);
    await anna.page.reload();
    await anna.page.locator(".seat-name", { hasText: "Ben" }).waitFor();
  },
);

story(
  "who wants to be called by a name that's somebody's is told that it isn't shown",
  async (stage) => {
    await named(await stage.open("/me"), stage.services, "Ada");
    const prepare = () => localStorage.setItem("name", "Ada");
    const { blue, red } = await pair(stage, {}, { prepare });
    await red.page.getByRole("link", { name: "Your name isn't shown: change it" }).waitFor();
    await blue.page.getByRole("link", { name: "Add your name" }).waitFor();
  },
);

story("what a game counted comes late, and what was said, and no button moves", async (stage) => {
  const prepare = () => localStorage.setItem("name", "Maximiliano de la Garza");
  const { blue, red } = await pair(stage, PHONE, { ...PHONE, prepare });
  await moveBoth(blue, red);
  const counted = Promise.withResolvers<void>();
  await blue.page.route("**/api/me/games", async (route) => {
    await counted.promise;
    await route.continue();
  });
  // The sheet is open: turns are typed there.
  await blue.resign();
  const ways = blue.result.locator(".ways").first().locator("button, a");
  await blue.page.locator(".reel").waitFor();
  const places = () =>
    ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top + scrollY));
  const before = await places();
  counted.resolve();
  await blue.result.getByText(/^Not rated: /).waitFor();
  await red.press("Chat");
  await red.page.getByLabel("Say something").fill("Good game");
  await red.press("Send");
  await blue.page.getByLabel("Chat: new message").waitFor();
  assertEquals(await places(), before);
});

story(
  "who has played a friend gets from the result to their page, and follows them",
  async (stage) => {
    const home = await stage.open("/friend");
    await home.getByLabel("Your name").fill("Anna");
    const anna = await host(stage, { beside: home });
    const ben = await visitRoom(stage, anna);
    await moveBoth(anna, ben);
    await ben.press("Report or block");
    // A name that is nobody's own has no page.
    assertEquals(await ben.page.getByRole("link", { name: "Profile" }).count(), 0);
    await ben.resign();
    await anna.result.getByRole("link", { name: "Opponent" }).waitFor();
    await ben.result.getByRole("link", { name: "Anna" }).click();
    await ben.page.getByRole("button", { name: "Follow" }).click();
    await ben.page.getByRole("button", { name: "Unfollow" }).waitFor();
    const { pathname } = new URL(ben.page.url());
    await ben.page.goto(`${stage.url}/friend`);
    const followed = ben.page.getByRole("link", { name: /^Player \d+$/ });
    assertEquals(await followed.getAttribute("href"), pathname);
  },
);
