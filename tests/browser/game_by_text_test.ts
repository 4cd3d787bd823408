/** What a person hears who sees nothing and types: a scripted screen reader. */

import { assertEquals, assertMatch } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { komiPhrase, turnSentence } from "../../lib/ui/games/conquerors/speech.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { PLAYED_OUT, steady, versatile, writeGame } from "./script.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { hasTicket } from "./ticket.ts";

const game = LIFE_GAMES["conquerors-v2"];
const english = wordsIn("en");

for (const id of PLAYED_OUT) {
  story(`a whole game of ${id} typed, every turn of both told in words`, async ({ open }) => {
    const game = LIFE_GAMES[id];
    const turns = writeGame({ game, level: "easy", seed: "2", side: 1 }, versatile);
    const page = await open(`/play?game=${id}&level=easy&side=red&seed=2`, { impatient: true });
    const table = await TablePage.at(page);
    let played = 1;
    await table.playOut(turns, 1, async ({ before, move }) => {
      await table.alerts(turnSentence(english, turns[played - 1]!, played));
      const text = game.text.writeMove(before, move);
      await table.type({ pass: "skip" }[text] ?? text.replaceAll(",", " "));
      await table.type("confirm");
      played += 2;
      if (played > turns.length) return;
      await table.says(turnSentence(english, turns[played - 2]!, played - 1));
    });
    const last = turnSentence(english, turns.at(-1)!, turns.length);
    assertEquals(turns.at(-1)!.after.outcome, { winner: 1, by: "majority" });
    await table.alerts(last);
    assertMatch(
      (await table.alerted.textContent())!,
      / Victory by majority after the last round\. Blue /,
    );
    const komi = komiPhrase(english, turns.at(-1)!.after);
    await table.result.getByText(`after the last round${komi && `, ${komi}`}.`).waitFor();
    await table.type("last");
    await table.says(last);
    await table.type("a1");
    await table.says("The game is over.");
    assertEquals(await page.locator(".zones").count(), 0, "nothing is open any more");
  });
}

story("a win offers the next rival, and is remembered", async ({ open }) => {
  const page = await open("/play?level=easy", {
    impatient: true,
    expected: /status of 422/, // nobody plays so fast
  });
  const table = await TablePage.at(page);
  await table.type("c3");
  await hasTicket(page);
  const seed = await page.evaluate(() => JSON.parse(localStorage.getItem("ranked")!).seed);
  await table.type("c3");
  const turns = writeGame({ game, level: "easy", seed, side: 0 }, steady);
  await table.playOut(turns, 0, async ({ before, move }) => {
    await table.type(game.text.writeMove(before, move).replaceAll(",", " "));
    await table.type("confirm");
  });
  assertEquals(turns.at(-1)!.after.outcome!.winner, 0);
  await table.result.getByText("You're on rung 2 of 7.").waitFor();
  assertEquals(await table.result.locator("a[href='/learn']").count(), 0);
  await table.result.getByRole("link", { name: "Next: Normal" }).click();
  await page.waitForURL(/level=normal&side=(blue|red)$/);
  await page.goto(new URL("/rivals", page.url()).href);
  await page.getByText("You're on rung 2 of 7.").waitFor();
});

/** What is typed, and how the answer begins. Blocks stand at c12 (blue) and x12 (red). */
const QUESTIONS = [
  ["score", "Round 2 of 12. Blue: 4 cells, score 4. Red: 4 cells, score 4."],
  ["/score", "Round 2 of 12."],
  ["last", "Red placed x12, y12, x13, y13. Generation 2:"],
  ["legal", "You can place on 516 cells."],
  ["zones", "Open to you: home, neutral."],
  ["s 12", "Row 12: c12 blue, d12 blue, x12 red, y12 red."],
  ["s c", "Column c: c12 blue, c13 blue."],
  ["s 1", "Row 1: no live cells."],
  ["near c12", "c12, blue, 3 neighbors. Around: d12 blue, c13 blue, d13 blue."],
  ["near a1", "a1 empty. Nothing alive around."],
  ["zone home", "home: c12 blue, d12 blue, c13 blue, d13 blue."],
  ["zone mid", "neutral: no live cells."],
  ["cells red", "Red: x12 red, y12 red, x13 red, y13 red."],
  ["preview", "Next generation with this move:"],
  ["bomb m13", "You can bomb from round 7."],
  ["C12", "That cell is taken."],
  ["z99", "That cell is off the board."],
  ["undo", "Nothing to take back."],
  ["fly away", "I don't know “fly away”. Type help for the commands."],
] as const;

story("every question has an answer in words", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  for (const line of ["c12 d12 c13 d13", "confirm", "x12,y12,x13,y13", "confirm"]) {
    await table.type(line);
  }
  await table.turns(2);
  for (const [line, answer] of QUESTIONS) {
    await table.type(line);
    await table.says(answer);
  }
  await table.type("help");
  await table.page.getByRole("dialog").waitFor();
});

story(
  "the same answer twice is spoken twice: the second time it is another text",
  async ({ open }) => {
    const table = await TablePage.at(await open("/play?two="));
    await table.type("score");
    await table.says("Round 1 of 12.");
    const first = await table.said.textContent();
    await table.type("score");
    const second = await table.page.waitForFunction((first) => {
      const said = document.querySelector(".speech [role=status]")!.textContent;
      return said === first ? undefined : said;
    }, first);
    assertEquals((await second.jsonValue())!.trim(), first);
  },
);

story("a turn in Spanish, typed in Spanish", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { locale: "es-ES" }));
  for (
    const [line, answer] of [
      [
        "c12 d12 c13 d13",
        "d13 colocada, 4 de 4. Después: nada nace, nada muere. Confirma cuando",
      ],
      ["deshacer", "d13 retirada."],
      ["último", "Aún no hay turnos."],
      ["legal", "Puedes colocar en"],
      ["d13", "d13 colocada, 4 de 4."],
    ] as const
  ) {
    await table.type(line);
    await table.says(answer);
  }
  await table.type("confirmar");
  await table.alerts("Azul colocó c12, d12, c13, d13.");
});

story("a typed word that is longer than a line makes no page wider", async ({ open }) => {
  const word = "x".repeat(300);
  for (const path of ["/play?two=", "/arena/play", "/learn/1", "/annihilation"]) {
    const page = await open(path, { viewport: { width: 1280, height: 800 } });
    await page.locator("[data-ready=true], [data-known=true]").first().waitFor();
    const field = page.locator("#turn, #move").first();
    await field.fill(word);
    await field.press("Enter");
    await page.getByText(word).first().waitFor();
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 1280, path);
  }
});

story("nor does one of a game that isn't taken", async ({ open }) => {
  const word = "x".repeat(300);
  const page = await open("/g", { viewport: { width: 360, height: 640 } });
  await page.locator("#record").fill(`[Game "${word}"]\n\n`);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("status").filter({ hasText: word }).waitFor();
  assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

/** Runs in the page: in how many lines an element's text is. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

/** Where a name is typed that is listed then, by the label of its field. */
const NAMED = [["/me", "Bot's name"], ["/annihilation", "Name"]] as const;

story("nor does the longest name that a bot or a position may have", async ({ open }) => {
  for (const [path, label] of NAMED) {
    const page = await open(path, { viewport: { width: 360, height: 640 } });
    await page.locator("[data-ready=true], [data-known=true]").first().waitFor();
    const folded = page.getByText("My positions");
    if (await folded.count() > 0) await folded.click();
    const field = page.getByLabel(label, { exact: true });
    const name = "W".repeat(Number(await field.getAttribute("maxlength")));
    await field.fill(name);
    await field.press("Enter");
    const button = page.locator("li", { hasText: name }).getByRole("button");
    assertEquals(await button.evaluate(linesOf), 1, "no name breaks what its button says");
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 360, path);
  }
});

story("a rule that the sandbox doesn't know is seen whole on a phone", async ({ open }) => {
  const page = await open("/sandbox", { viewport: { width: 360, height: 640 } });
  await TablePage.at(page);
  await page.locator("[popovertarget=side]").first().click();
  const word = "W".repeat(30), side = page.locator(".side");
  await page.getByLabel("Rule", { exact: true }).fill(word);
  await page.keyboard.press("Enter");
  await side.getByText(word).first().waitFor();
  assertEquals(await side.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth), 0);
});

story("nobody is asked for a turn after the end", async ({ open }) => {
  const page = await open("/play?two=", { impatient: true });
  const table = await TablePage.at(page), label = page.locator("label[for=turn]");
  for (const line of ["c3 d3 c4 d4", "confirm"]) await table.type(line);
  await table.turns(1);
  assertEquals(await label.textContent(), "Type your turn");
  await table.type("pass");
  await table.confirmLoss();
  await table.result.waitFor();
  assertEquals(await label.textContent(), "Ask about the board");
});
