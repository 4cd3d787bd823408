/** Two people without accounts: one follows the other, challenges them, and they play. */

import { assertEquals } from "@std/assert";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { named } from "./named.ts";
import { seated } from "./room.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

for (const [size, locale] of sampleOf(GUISES, 0)) {
  const isSpanish = locale.startsWith("es");
  const say = (english: string, spanish: string) => isSpanish ? spanish : english;

  story(
    `a player is followed, challenged and played with, on a ${size}, ${locale}`,
    async (stage) => {
      const { open, services, url } = stage, visit = { viewport: SIZES[size], locale };
      const [uma, vic] = [`Uma ${size} ${locale}`, `Vic ${size} ${locale}`];
      const one = await open("/me", visit), other = await open("/me", visit);
      await named(one, services, uma);
      await named(other, services, vic);
      await other.goto(`${url}/friend`);
      await other.getByText(say("Follow players from their profile", "Sigue a jugadores"))
        .waitFor();
      await one.goto(`${url}/player/${encodeURIComponent(vic)}`);
      await one.getByRole("button", { name: say("Follow", "Seguir"), exact: true }).click();
      await one.getByRole("button", { name: say("Unfollow", "Dejar de seguir") }).waitFor();
      await assertAccessible(one, "another's page");
      await one.goto(`${url}/friend`);
      await one.locator("li", { hasText: vic }).getByText(say("online", "en línea")).waitFor();
      await one.getByRole("link", { name: vic }).click();
      await one.locator(".room-form select[name=clock]").selectOption("180+3");
      await one.getByRole("button", { name: say("Challenge", "Desafiar") }).click();
      await one.waitForURL(/\/r\//);
      await seated(one);
      await other.getByText(say(`${uma} wants to play`, `${uma} quiere jugar`)).waitFor();
      await assertAccessible(other, "challenged");
      await other.getByRole("link", { name: say("Accept", "Aceptar") }).click();
      await seated(other);
      assertEquals(other.url(), one.url());
      await one.locator(".game-clock").first().waitFor();
    },
  );
}

story("who is blocked from a profile can't challenge, and isn't seen online", async (stage) => {
  const { open, services, url } = stage;
  const one = await open("/me", { expected: /status of 404/ }), other = await open("/me");
  await named(one, services, "Wes");
  await named(other, services, "Xena");
  await other.goto(`${url}/player/Wes`);
  await other.getByRole("button", { name: "Block" }).click();
  await other.getByRole("button", { name: "Really block" }).click();
  await other.getByText("You won't be paired").waitFor();
  await one.goto(`${url}/player/Xena`);
  await one.getByText("offline").waitFor();
  await one.getByRole("button", { name: "Challenge" }).click();
  await one.getByText("That didn't work.").waitFor();
});
