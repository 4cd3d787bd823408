/** The sandbox: painted by pointer, by keys and by typing, brought from outside, and played. */

import { Buffer } from "node:buffer";
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { SandboxPage } from "./sandbox_page.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

declare global {
  /** How many workers that never answer were ended. */
  var endedWorkers: number;
}

/** Runs in the page: a search takes as long as the story wants. */
function holdWorkers(): void {
  globalThis.endedWorkers = 0;
  globalThis.Worker = class extends EventTarget {
    postMessage(): void {}
    terminate(): void {
      globalThis.endedWorkers++;
    }
  } as unknown as typeof Worker;
}

/** What a canvas shows. */
const pictureOf = (canvas: Element) => (canvas as HTMLCanvasElement).toDataURL();

const GLIDER = "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!";

story("a sandbox is painted, lived and gone back over by mouse", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox"));
  await sandbox.drag("c12", "e12");
  await sandbox.says("c12, d12, e12 blue.");
  await sandbox.button("Red").click();
  await sandbox.click("x5");
  await sandbox.says("x5 red.");
  await sandbox.button("Next").click();
  await sandbox.says("Generation 1: 3 blue, 0 red.");
  await sandbox.button("Back").click();
  await sandbox.says("Generation 0: 3 blue, 1 red.");
  await sandbox.button("Back").click();
  await sandbox.says("Generation 0: 3 blue, 0 red.");
  await sandbox.button("Erase").click();
  await sandbox.click("c12");
  await sandbox.says("c12 empty.");
  await sandbox.structure("Dies in 1 generation").waitFor();
});

story("a pattern is put down, named, pointed out and asked about", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox"));
  const { page } = sandbox;
  await page.getByLabel("Pattern").selectOption("Glider");
  await sandbox.button("Turn").click();
  await sandbox.click("k9");
  await sandbox.says("Glider around k9.");
  await sandbox.structure("Glider, spaceship, period 4").click();
  assertEquals(await page.locator(".structures [aria-current]").count(), 1);
  for (let step = 1; step <= 4; step++) await sandbox.button("Next").click();
  await sandbox.says("Generation 4: 5 blue, 0 red.");
  await page.getByLabel("Pattern").selectOption("Single cells");
  await page.getByText("Why this cell?").click();
  await sandbox.button("Tap a cell to ask").click();
  await sandbox.click("a1");
  await sandbox.says(
    "a1 is empty. No single placement caused it: it would be the same without any one of them.",
  );
});

story("a sandbox is used by keys only", async ({ open }) => {
  const page = await open("/sandbox");
  const sandbox = await SandboxPage.at(page);
  await (await TablePage.at(page)).tabToBoard();
  await sandbox.keys("Control+Home", "ArrowDown", "ArrowRight", "1", "ArrowRight", "1");
  await sandbox.keys("ArrowRight", "2");
  await sandbox.says("d2 red.");
  await sandbox.keys(" ");
  await sandbox.says("Generation 1: 3 blue, 0 red.");
  await sandbox.keys("ArrowLeft", "ArrowUp", "w");
  await sandbox.says(
    "c1 is blue because of b2 painted blue in generation 0, c2 painted blue in generation 0, d2 painted red in generation 0.",
  );
  await sandbox.keys("b", "n");
  await sandbox.says("1 structure: Blinker, oscillator, period 2, at b2: 2 blue, 1 red.");
  await sandbox.keys("r", "?");
  await page.getByRole("dialog").getByText("next generation").waitFor();
  await sandbox.keys("Escape", "i");
  await page.keyboard.type("block k9");
  await sandbox.keys("Enter");
  await sandbox.says("Block around k9.");
});

story("who goes over to playing by keyboard stays at the switch", async ({ open }) => {
  const page = await open("/sandbox");
  await SandboxPage.at(page);
  for (const name of ["Play both sides", "Paint freely"]) {
    const choice = page.getByRole("button", { name, exact: true });
    await choice.press("Enter");
    await page.locator(`.mode-switch [aria-pressed=true]:focus`).getByText(name).waitFor();
  }
});

story("a sandbox lives by itself until nothing changes", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox", { impatient: true }));
  await sandbox.type("a1 b1 a2");
  await sandbox.button("Play").click();
  await sandbox.says("Nothing changes now.");
  await sandbox.structure("Block, still life").waitFor();
});

story(
  "a pattern is pasted in the color that is chosen, or refused with its place",
  async ({ open }) => {
    const sandbox = await SandboxPage.at(await open("/sandbox"));
    const { page } = sandbox;
    await page.getByText("Import pattern").click();
    await page.getByRole("group", { name: "One color means" }).getByLabel("Red").check();
    await page.getByLabel("Paste RLE").fill("x = 3, y = 1\no?o!");
    await sandbox.button("Import").click();
    await page.getByRole("status").getByText("line 2, column 2").waitFor();
    // Closed and opened again, it still has what was pasted, and what's wrong with it.
    for (let _ = 0; _ < 2; _++) await page.getByText("Import pattern").click();
    await page.getByRole("status").getByText("line 2, column 2").waitFor();
    assertEquals(await page.getByLabel("Paste RLE").inputValue(), "x = 3, y = 1\no?o!");
    await page.getByLabel("Paste RLE").fill("As a chat has it:\n```\n" + GLIDER + "\n```");
    await sandbox.button("Import").click();
    await sandbox.structure("Glider, spaceship, period 4").getByText("5 red").waitFor();
    const field = page.locator("input[type=file]");
    const file = { name: "bar.rle", mimeType: "", buffer: Buffer.from("3o!") };
    await field.setInputFiles(file);
    await sandbox.structure("Blinker").waitFor();
    assertEquals(await field.inputValue(), "", "the same file may be opened again");
  },
);

story("a pattern is dropped anywhere, and one that is too large is refused", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox"));
  const drop = async (text: string) => {
    const transfer = await sandbox.page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "pattern.rle"));
      return transfer;
    }, text);
    await sandbox.canvas.dispatchEvent("drop", { dataTransfer: transfer });
  };
  await drop("#Life 1.06\n0 0\n1 0\n2 0");
  await sandbox.structure("Blinker").waitFor();
  await drop("x = 1500, y = 2\n!");
  await sandbox.says(
    "This pattern is 1500 × 2. The largest board is 1000 × 1000.",
  );
  await sandbox.structure("Blinker").waitFor();
  await drop("x = 40, y = 30, rule = Life:P40,30\n40A!");
  await sandbox.says("New board: 40 columns, 30 rows.");
  await sandbox.button("Next").click();
  await sandbox.says("Generation 1: 76 blue, 0 red.");
});

story("a board is shared as a link and saved as RLE", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox"));
  const { page } = sandbox;
  await sandbox.type("block c12");
  await sandbox.type("red x5");
  await page.getByText("Share or save").click();
  const link = await page.getByLabel("Link to this board").inputValue();
  assertStringIncludes(link, "/sandbox#rle=x=28,y=26,rule=Immigration:P28,26");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save" }).click(),
  ]);
  const rle = await Deno.readTextFile(await download.path());
  assertStringIncludes(rle, "rule = Immigration:P28,26");
  const other = await SandboxPage.at(await open(new URL(link).pathname + new URL(link).hash));
  await other.structure("Block").waitFor();
  assertEquals(await other.page.locator(".structures button").count(), 2);
  await sandbox.type("blinker m13");
  let drawn = 0;
  page.on("request", (request) => drawn += Number(request.url().endsWith("/api/qr")));
  await sandbox.button("Next").evaluate(async (next: HTMLButtonElement) => {
    for (let times = 0; times < 6; times++) {
      next.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await page.locator(".qr").waitFor();
  assert(drawn < 4, "the code of each generation isn't asked for");
  const same = await open(`/sandbox#rle=${encodeURIComponent(rle)}`);
  await (await SandboxPage.at(same)).structure("Block").waitFor();
});

story(
  "a board outlasts a reload and a visit elsewhere; a link that is opened wins",
  async (stage) => {
    const page = await stage.open("/sandbox");
    const sandbox = await SandboxPage.at(page);
    const isBack = () => sandbox.says("Your board is back.");
    // What writes it is fetched with the first cells: before that nothing is kept.
    const isKept = () =>
      page.waitForFunction(() =>
        sessionStorage.getItem("sandbox")?.startsWith(`${location.hash}\n`)
      );
    await sandbox.type("block c12");
    await sandbox.type("red x5");
    await sandbox.structure("Block").waitFor();
    await isKept();
    await page.reload();
    await isBack();
    assertEquals(await page.locator(".structures button").count(), 2);
    await page.goto(`${stage.url}/rules`);
    await page.goBack();
    await isBack();
    await page.goto(`${stage.url}/rules`);
    await page.goto(`${stage.url}/sandbox#rle=bo$2bo$3o!`);
    await sandbox.structure("Glider").waitFor();
    await sandbox.type("block x5");
    await isKept();
    await page.reload();
    await isBack();
    await sandbox.structure("Block").waitFor();
    await sandbox.button("Clear").click();
    await sandbox.says("The board is empty.");
    await page.reload();
    await sandbox.structure("Glider").waitFor();
    assertEquals(await page.locator(".structures button").count(), 1);
    await isKept();
    await page.goto(`${stage.url}/rules`);
    await page.goto(`${stage.url}/sandbox`);
    await isBack();
    await sandbox.structure("Glider").waitFor();
  },
);

story("a wide board is seen in a frame, and what was before is searched for", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox"));
  const { page } = sandbox;
  await sandbox.type("beehive n13");
  await page.getByText("What came before?").click();
  await sandbox.button("Search").click();
  await sandbox.says("Found. Press Next and it becomes what you had.");
  await sandbox.button("Next").click();
  await sandbox.structure("Beehive, still life").waitFor();
  await page.getByLabel("Columns", { exact: true }).fill("600");
  await page.getByLabel("Rows", { exact: true }).fill("300");
  await sandbox.button("Resize").click();
  const frame = page.getByRole("application");
  await frame.waitFor();
  await sandbox.button("Zoom to what lives").click();
  await sandbox.button("Paint").click();
  await frame.click({ position: { x: 20, y: 20 } });
  await sandbox.structure("Dies in 1 generation").waitFor();
  const before = await frame.locator("canvas").evaluate(pictureOf);
  await page.getByText("Light cone", { exact: true }).click();
  await sandbox.button("Show its reach").click();
  await sandbox.said.getByText("can reach 81 cells").waitFor();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLCanvasElement>("canvas")!.toDataURL() !== before,
    before,
  );
  await frame.press(" ");
  await sandbox.says("Generation 2: 6 blue, 0 red.");
  await page.getByText("Census", { exact: true }).click();
  await page.getByText("xs6_696").waitFor();
});

story(
  "a wide board goes on being drawn for who paints while a drawing is due",
  async ({ open }) => {
    const blinker = "#rle=x=200,y=200,rule=Life:P200,200%0A100$99.3A!";
    const page = await open(`/sandbox${blinker}`, { reducedMotion: "reduce" });
    const sandbox = await SandboxPage.at(page);
    const canvas = page.getByRole("application").locator("canvas");
    const drawnFrom = async (before: string) => {
      const isOther = (before: string) =>
        document.querySelector<HTMLCanvasElement>("canvas")!.toDataURL() !== before;
      await page.waitForFunction(isOther, before);
      return await canvas.evaluate(pictureOf);
    };
    await canvas.waitFor();
    await sandbox.button("Zoom to what lives").click();
    const first = await canvas.evaluate(pictureOf);
    await sandbox.button("Next").click();
    const second = await drawnFrom(first);
    // The next picture is due a second later, and asked for until then.
    await sandbox.button("Next").click();
    await sandbox.button("Paint").click();
    await drawnFrom(second);
  },
);

story(
  "a cell of a wide board is tapped to be asked about, then the board moves again",
  async ({ open }) => {
    const page = await open("/sandbox#rle=x=200,y=200,rule=Life:P200,200%0A100$99.3A!");
    const sandbox = await SandboxPage.at(page);
    const frame = page.getByRole("application"), canvas = frame.locator("canvas");
    await frame.waitFor();
    await page.getByText("Why this cell?").click();
    await sandbox.button("Tap a cell to ask").click();
    await sandbox.says("Now tap the cell you want to know about.");
    await frame.click();
    await sandbox.said.getByText("No single placement caused it").waitFor();
    await frame.press("+");
    const before = await canvas.evaluate(pictureOf);
    await frame.click({ position: { x: 20, y: 20 } });
    await page.waitForFunction(
      (before) => document.querySelector<HTMLCanvasElement>("canvas")!.toDataURL() !== before,
      before,
    );
  },
);

story("what came before another board isn't put in place of this one", async ({ open }) => {
  const page = await open("/sandbox", { prepare: holdWorkers });
  const sandbox = await SandboxPage.at(page);
  await sandbox.type("beehive n13");
  await page.getByText("What came before?").click();
  await sandbox.button("Search").click();
  await sandbox.button("Stop").waitFor();
  await sandbox.type("red x5");
  await sandbox.button("Search").waitFor();
  await page.getByText("Searching…").waitFor({ state: "detached" });
  assertEquals(await page.evaluate(() => globalThis.endedWorkers), 1);
  await sandbox.says("x5 red.");
});

story("a damaged link says so", async ({ open }) => {
  const sandbox = await SandboxPage.at(await open("/sandbox#rle=zzz"));
  await sandbox.says("This is neither RLE, Life 1.06 nor plaintext (line 1, column 1)");
});

story(
  "both sides are played on one device, back and forth, and on in a real game",
  async ({ open }) => {
    const page = await open("/sandbox");
    const sandbox = await SandboxPage.at(page);
    await sandbox.type("block x5");
    const table = await sandbox.playBoth();
    await page.locator(".mode-switch [aria-pressed=true]:focus").waitFor();
    for (const line of ["c12 d12 e12 a1", "confirm"]) await table.type(line);
    await table.turns(1);
    await page.locator(".structures button").nth(1).waitFor();
    await page.getByText("Why this cell?").click();
    await page.getByLabel("Cell", { exact: true }).fill("d11");
    await sandbox.button("Why?").click();
    await page.locator(".why").getByRole("button", { name: "Blue's c12 in round 1" }).waitFor();
    await sandbox.button("Back").click();
    await table.turns(0);
    await sandbox.button("Forward").click();
    await table.turns(1);
    await sandbox.button("Play from here").click();
    await page.waitForURL("**/play?**side=red**level=hard");
    await page.getByText("Your turn").first().waitFor();
  },
);

story("rules can be switched off", async ({ open }) => {
  const page = await open("/sandbox");
  const sandbox = await SandboxPage.at(page);
  const table = await sandbox.playBoth();
  await table.type("x12");
  await table.says("The rival's home is locked");
  await page.getByLabel("Keep to the rules").uncheck();
  for (const line of ["x12 y12 x13 y13", "confirm"]) await table.type(line);
  await table.turns(1);
  await page.getByLabel("Rules").first().selectOption("Classic");
  await table.turns(0);
});

story(
  "on a touch screen a finger draws, the pad puts if it's wanted, and the past is a slider",
  async ({ open }) => {
    const viewport = { width: 360, height: 640 };
    const page = await open("/sandbox", { viewport, hasTouch: true });
    const sandbox = await SandboxPage.at(page);
    const { x, y } = await sandbox.pointOf("c12");
    await page.touchscreen.tap(x, y);
    await sandbox.says("c12 blue.");
    await page.evaluate(() => {
      localStorage.setItem("arrowPad", "shown");
      dispatchEvent(new StorageEvent("storage"));
    });
    await page.getByRole("button", { name: "Aim right" }).tap();
    await sandbox.button("Place").tap();
    await sandbox.says("d12 blue.");
    await sandbox.showSide();
    await page.getByRole("slider").focus();
    await sandbox.keys("Home");
    await page.getByText("Now 0 blue and 0 red").waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(width <= viewport.width, `${width} pixels wide`);
  },
);
