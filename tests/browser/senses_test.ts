import { assertEquals } from "@std/assert";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

declare global {
  /** What was sounded and shaken, as the page asked its browser. */
  var contexts: number;
  var tones: number;
  var shakes: unknown[];
  /** What became of what sounds. */
  var states: AudioContextState[];
}

/** Runs in the page before its own scripts: counts what would be heard and felt. */
function listenIn(): void {
  Object.assign(globalThis, { contexts: 0, tones: 0, shakes: [], states: [] });
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      globalThis.contexts++;
      this.onstatechange = () => globalThis.states.push(this.state);
    }
  };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    globalThis.tones++;
    start.call(this, when);
  };
  navigator.vibrate = (pattern) => globalThis.shakes.push(pattern) > 0;
}

story("a muted table makes no sound and nothing to sound with", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { prepare: listenIn }));
  await table.page.getByRole("switch", { name: "Sounds" }).click();
  for (
    const line of ["c12 d12 c13 d13", "c12", "undo", "d13", "confirm", "skip"]
  ) {
    await table.type(line);
  }
  await table.confirmLoss();
  assertEquals(await table.page.evaluate(() => [globalThis.contexts, globalThis.tones]), [0, 0]);
});

story("a table is heard until it is muted, today and next time", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { prepare: listenIn }));
  await table.type("c12");
  await table.page.waitForFunction(() => globalThis.tones === 1);
  await table.page.reload();
  const again = await TablePage.at(table.page);
  assertEquals(
    await again.page.getByRole("switch", { name: "Sounds" }).getAttribute("aria-checked"),
    "true",
  );
  // The cell from before the reload is still drafted.
  await again.type("c13 d13");
  await again.page.waitForFunction(() => globalThis.tones === 2);
  assertEquals(await again.page.evaluate(() => globalThis.contexts), 1);
});

story(
  "what sounds rests as soon as it's silent, and wakes for the next sound",
  async ({ open }) => {
    const table = await TablePage.at(await open("/play?two=", { prepare: listenIn }));
    const turns = ["running", "suspended"];
    for (const [cell, states] of [["c12", turns], ["d12", [...turns, ...turns]]] as const) {
      await table.type(cell);
      await table.page.waitForFunction((all) => globalThis.states.join() === all, states.join());
    }
  },
);

story("a placed cell is felt, and longer one that may not be placed", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { prepare: listenIn }));
  await table.type("c12 z1");
  await table.says("The rival's home is locked");
  const shakes = await table.page.evaluate(() => globalThis.shakes);
  assertEquals(shakes, [[10], [30, 40, 30]]);
});

story("who asked for less motion feels nothing", async ({ open }) => {
  const visit = { prepare: listenIn, reducedMotion: "reduce" } as const;
  const table = await TablePage.at(await open("/play?two=", visit));
  await table.type("c12 z1");
  await table.says("The rival's home is locked");
  assertEquals(await table.page.evaluate(() => globalThis.shakes), []);
});

story("a device that cannot sound is played on like any other", async ({ open }) => {
  // As Safari is in Lockdown Mode.
  const prepare = () => {
    delete (globalThis as { AudioContext?: unknown }).AudioContext;
  };
  const table = await TablePage.at(await open("/play?two=", { prepare }));
  const asked = table.page.waitForResponse(/synth/);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await asked;
  await table.turns(1);
});

story("a device that cannot shake is played on like any other", async ({ open }) => {
  const prepare = () => {
    delete (Navigator.prototype as Partial<Navigator>).vibrate;
  };
  const table = await TablePage.at(await open("/play?two=", { prepare }));
  await table.type("c12");
  await table.says("c12 placed, 1 of 4.");
});
