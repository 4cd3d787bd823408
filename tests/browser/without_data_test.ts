/** A page that the server had no data for, as it stays open while the server finds them again. */

import { StoreFailure } from "../../lib/server/store/failure.ts";
import { story } from "./story.ts";

for (const status of [200, 403, 404, 429]) {
  story(`a page without data is loaded again once it's answered by ${status}`, async (stage) => {
    const { archive } = stage.services;
    archive.list = () => Promise.reject(new StoreFailure("gone"));
    const page = await stage.open("/games", { expected: /status of \d{3}/ });
    await page.getByText("This page loads by itself once it can.").waitFor();
    const look = () => page.evaluate(() => dispatchEvent(new Event("online")));
    // A proxy's, while there's no server behind it.
    await page.route("**/games", (route) => route.fulfill({ status: 502, body: "nobody there" }));
    await Promise.all([page.waitForResponse((response) => response.status() === 502), look()]);
    await page.getByText("This page loads by itself once it can.").waitFor();
    await page.unroute("**/games");
    await page.route("**/games", (route) => route.fulfill({ status, body: "an answer" }));
    await look();
    await page.getByText("an answer").waitFor();
  });
}
