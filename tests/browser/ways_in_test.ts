/** How people come to a board: from the front page, by a form, by a link. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { holdTimers } from "./held_timers.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { FITTED } from "./fit.ts";

story("from the front door to a board is one click", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("link", { name: "Play against Easy" }).click();
  await page.waitForURL(/\?level=easy&side=(blue|red)$/);
  await TablePage.at(page);
  assertEquals(await page.title(), "You against Computer, Easy · Conway's Conquerors");
});

story(
  "newcomers begin with the first of seven rivals, and every win opens the next",
  async ({ open }) => {
    const page = await open("/rivals");
    const ladder = page.locator(".ladder[data-ready=true]");
    await ladder.getByText("You're on rung 1 of 7.").waitFor();
    assertEquals(await ladder.getByRole("link").allTextContents(), ["Easy"]);
    assertEquals(await ladder.getByRole("button", { disabled: true }).count(), 6);
    // A browser that has put the page away meanwhile shows it again as it was.
    await page.evaluate(() => {
      localStorage.setItem("ladder", "tricky");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await ladder.getByText("You're on rung 4 of 7.").waitFor();
    assertEquals(await ladder.getByRole("link").allTextContents(), [
      "Easy",
      "Normal",
      "Tricky",
      "Hard",
    ]);
    assertEquals(await ladder.locator("a.primary").textContent(), "Hard");
    await page.evaluate(() => localStorage.setItem("ladder", "ruthless"));
    await page.reload();
    await ladder.getByText("You've beaten all seven.").waitFor();
    assertEquals(await ladder.locator("a.primary").textContent(), "Expert");
  },
);

story("level, side, rules and komi are chosen in a form", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("link", { name: "Rivals" }).click();
  await page.getByRole("heading", { name: "Choose your game" }).click();
  const form = page.locator("form.setup");
  for (const choice of [/^Hard/, /^Red/, /^Classic/]) {
    await form.getByRole("radio", { name: choice }).check();
  }
  await form.getByLabel("Komi").fill("3.5");
  await form.getByRole("button", { name: "Play" }).click();
  await page.waitForURL("**/play?level=hard&side=red&game=conquerors-classic&komi=3.5");
  await (await TablePage.at(page)).turns(1);
  await page.getByText("komi 3.5 to Blue").waitFor();
});

story("a room for a friend is made from a phone's first screen", async ({ open }) => {
  const page = await open("/friend", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const button = page.getByRole("button", { name: "Make a room" });
  const isOnTop = await button.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  assertEquals(isOnTop, true);
  await page.getByText("More options").tap();
  await page.getByLabel("Komi").fill("3.5");
  await button.tap();
  await page.getByText("komi 3.5 to Blue").waitFor();
});

story("komi is unfolded where the form has some, or cannot go for it", async ({ open }) => {
  const page = await open("/friend"), komi = page.getByLabel("Komi");
  const button = page.getByRole("button", { name: "Make a room" });
  const more = page.getByText("More options");
  await more.click();
  await komi.fill("3.3");
  await more.click();
  await button.click();
  await page.locator("#room-komi:focus").waitFor();
  await komi.fill("3.5");
  await button.click();
  await page.getByText("komi 3.5 to Blue").waitFor();
  await page.goBack();
  await komi.waitFor();
  assertEquals(await komi.inputValue(), "3.5");
});

story(
  "the front door leads to a board without JavaScript, which says what it needs",
  async ({ open }) => {
    const page = await open("/", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Play against Easy" }).click();
    const without = await page.locator("main noscript").textContent();
    assertMatch(without!, /The board needs JavaScript\./);
  },
);

story("a board has its place before its script comes", async ({ open, url }) => {
  const page = await open("/about", { expected: /ERR_FAILED/ });
  await page.route("**/_fresh/js/**", (route) => route.abort());
  await page.goto(`${url}/play`);
  const [still, board] = await Promise.all(
    ["canvas:not(.board)", ".board"].map((name) => page.locator(name).boundingBox()),
  );
  assert(board!.height > 200, `${board!.height} pixels high`);
  assertEquals(still, board);
});

story("as Red one waits for the computer, which moves first", async ({ open }) => {
  const page = await open("/play?level=easy&side=red&seed=1", { prepare: holdTimers });
  const table = await TablePage.at(page);
  await table.type("x12");
  await table.says("It's not your turn yet.");
  await page.evaluate(() => globalThis.goOn());
  await table.turns(1);
  await table.alerts("Blue placed ");
  await table.type("x12");
  await table.says("x12 placed, 1 of 4.");
});

story(
  "in the classic game a cell born in the rival's home needs none at home",
  async ({ open }) => {
    const table = await TablePage.at(await open("/play?two=&game=conquerors-classic"));
    await table.type("z1");
    await table.says("The rival's home is locked: you need live cells in neutral and there.");
  },
);

story("two people pass one device between them", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  for (
    const [line, cue] of [["c12 d12 c13 d13", "Red's turn."], ["x12 y12 x13 y13", "Blue's turn."]]
  ) {
    await table.type(line!);
    await table.type("confirm");
    await table.alerted.getByText(cue!).waitFor();
  }
  await table.type("skip");
  await table.type("confirm");
  await table.alerts("Blue skipped. Generation 3: nothing born, nothing dead.");
});

story("a game ends when a side has no cells, and says so", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  for (const line of ["c12 d12 c13 d13", "confirm", "skip"]) await table.type(line);
  await table.confirmLoss();
  await table.result.getByRole("heading", { name: "Blue wins" }).waitFor();
  await table.alerts(
    "Red skipped. Generation 2: nothing born, nothing dead. Blue wins by extinction in round 1.",
  );
  await table.result.getByRole("link", { name: "Again" }).click();
  await (await TablePage.at(table.page)).turns(0);
});

for (const query of ["level=bogus", "side=green", "game=chess", "seed=%3Cscript%3E"]) {
  story(`a link with ${query} doesn't work, and leads home`, async ({ open }) => {
    const page = await open(`/play?${query}`, { expected: /status of 400/ });
    await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "Play against Easy" }).waitFor();
  });
}

story("the other language is a click away, for this page and those after it", async ({ open }) => {
  const page = await open("/play?level=hard&side=red");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await page.locator("html[lang=es]").waitFor();
  const table = await TablePage.at(page);
  assertMatch(page.url(), /level=hard&side=red/);
  assertEquals(await page.title(), "Tú contra Máquina, Difícil · Conway's Conquerors");
  await table.turns(1);
  await page.goto(new URL("/", page.url()).href);
  await page.getByRole("heading", { name: "Coloca cuatro células." }).waitFor();
});

story("a computer that does not come is missed in words, and asked again", async ({ open }) => {
  const page = await open("/rules", { expected: /worker\.js|ERR_FAILED/ });
  await page.route("**/worker.js*", (route) => route.abort());
  await page.goto(new URL("/play?level=normal", page.url()).href);
  const table = await TablePage.at(page);
  await table.type("c12 d12 c13 d13");
  await table.type("confirm");
  await page.getByText("The computer couldn't answer.").waitFor();
  assertEquals(await page.getByText("The computer is thinking…").count(), 0);
  await page.unroute("**/worker.js*");
  await table.button("Try again").click();
  await table.turns(2);
  assertEquals(await page.getByText("The computer couldn't answer.").count(), 0);
});

/** Phones upright and on their side, a tablet and a small laptop. */
const SCREENS = [[360, 640], [320, 568], [390, 844], [844, 390], [640, 360], [768, 1024], [
  1280,
  640,
]];

for (const locale of FITTED) {
  story(
    `who comes first sees the button that begins a game, on every screen, ${locale}`,
    async ({ open }) => {
      const page = await open("/", { locale });
      const start = page.locator(".start"), tabs = page.locator(".site-nav");
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width: width!, height: height! });
        const { y, height: tall } = (await start.boundingBox())!;
        const { y: nav } = (await tabs.boundingBox())!;
        const room = nav > y ? nav : height!;
        assert(y + tall <= room, `${width}×${height}: ${y + tall} of ${room}`);
      }
    },
  );
}
