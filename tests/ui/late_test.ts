/** A page of a build that its server has no more. */

import { assertEquals, assertRejects } from "@std/assert";
import { late, type LateEnv } from "../../lib/ui/parts/late.ts";

const PART = { part: "chat" };
const found = () => Promise.resolve(PART);
const failed = (_script = "") =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** A browser tab whose page was built as `build`, and how often that was loaded again. */
class Tab {
  readonly missed = new Set<string>();
  loads = 0;
  asked = 0;
  left = "";
  /** Whether what it notes is gone with the page. */
  isFull = false;
  build = "one";

  constructor(private readonly answer: () => Promise<{ status: number }>) {}

  get env(): LateEnv {
    return {
      script: `/_fresh/js/${this.build}/Table.js`,
      fetch: () => {
        this.asked++;
        return this.answer();
      },
      left: () => this.left,
      leave: (marks) => {
        this.left = marks;
        return !this.isFull;
      },
      missed: this.missed,
      reload: () => this.loads++,
    };
  }
}

const says = (status: number) => () => Promise.resolve({ status });
const OFFLINE = () => Promise.reject(new TypeError("Failed to fetch"));

Deno.test("a part that comes is shown, and nothing is asked", async () => {
  const tab = new Tab(says(404));
  assertEquals(await late(found, tab.env), PART);
  assertEquals([tab.loads, tab.asked], [0, 0]);
});

const CASES: [string, () => Promise<{ status: number }>, number][] = [
  ["whose build is gone", says(404), 1],
  ["whose build is still there, but which fails again and again", says(200), 1],
  ["while the server is away", says(503), 0],
  ["without a network", OFFLINE, 0],
];

for (const [what, answer, loads] of CASES) {
  Deno.test(`a part ${what}: the page is loaded again ${loads} times`, async () => {
    const tab = new Tab(answer);
    for (let n = 0; n < 3; n++) await assertRejects(() => late(failed, tab.env), TypeError);
    assertEquals(tab.loads, loads);
  });
}

Deno.test("a part that fails once while its build is there is left to who asks again", async () => {
  const tab = new Tab(says(200));
  await assertRejects(() => late(failed, tab.env), TypeError);
  assertEquals([await late(found, tab.env), tab.loads], [PART, 0]);
});

Deno.test("two parts that failed once each are left to who asks again, though the same is said of both", async () => {
  const tab = new Tab(says(200));
  const chat = "./chat.js", result = "./result.js";
  for (const fetch of [() => failed(chat), () => failed(result)]) {
    await assertRejects(() => late(fetch, tab.env), TypeError);
  }
  assertEquals(tab.loads, 0);
});

Deno.test("what failed without a network is no failure of a page that has one again", async () => {
  let isOnline = false;
  const tab = new Tab(() => isOnline ? says(200)() : OFFLINE());
  await assertRejects(() => late(failed, tab.env), TypeError);
  isOnline = true;
  await assertRejects(() => late(failed, tab.env), TypeError);
  assertEquals(tab.loads, 0);
});

Deno.test("a page that was loaded again for a bad network is so again once its build is gone", async () => {
  let status = 200;
  const tab = new Tab(() => says(status)());
  for (let n = 0; n < 4; n++) await assertRejects(() => late(failed, tab.env), TypeError);
  assertEquals(tab.loads, 1);
  status = 404;
  for (let n = 0; n < 4; n++) await assertRejects(() => late(failed, tab.env), TypeError);
  assertEquals(tab.loads, 2);
  status = 200;
  for (let n = 0; n < 4; n++) await assertRejects(() => late(failed, tab.env), TypeError);
  assertEquals(tab.loads, 2, "two servers of which one has it have no page loaded for ever");
});

Deno.test("a page is loaded again after each newer version", async () => {
  const tab = new Tab(says(404));
  for (const build of ["one", "one", "two", "two"]) {
    tab.build = build;
    await assertRejects(() => late(failed, tab.env));
  }
  assertEquals(tab.loads, 2);
});

Deno.test("a page that can't note why it was loaded again is so only for a newer version", async () => {
  for (const [status, loads] of [[200, 0], [404, 1]] as const) {
    const tab = new Tab(says(status));
    tab.isFull = true;
    for (let n = 0; n < 3; n++) await assertRejects(() => late(failed, tab.env), TypeError);
    assertEquals(tab.loads, loads, `${status}`);
  }
});
