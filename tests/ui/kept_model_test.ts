/** Several tabs keep one game, in orders that nobody wrote down. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { choose } from "../../lib/search/choose.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import {
  GameKeeper,
  type GameStorage,
  type KeptGame,
  readKept,
} from "../../lib/ui/table/kept_game.ts";
import { LocalMatch, movesOf } from "../../lib/ui/table/match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { keepTable } from "../../lib/ui/table/use_keeper.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { runs } from "../full.ts";
import { cells } from "./positions.ts";

const HREF = "/play?level=easy", NAME = `game ${HREF}`;
const game = LIFE_GAMES[DEFAULT_GAME];
const words = wordsIn("en");

/** Blocks, and lonely cells that die. */
const DRAFTS = ["c12 d12 c13 d13", "c16 d16 c17 d17", "b3 b7 f3 f7", "c12"].map(cells);

const DRAFTED = new Set(DRAFTS.flat());

/** A browser's storage, which all its tabs share. */
class TrialStorage implements GameStorage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#items.set(name, text);
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
}

/** A page with the table, whose computer answers when the test lets it. */
class Tab {
  readonly keeper: GameKeeper;
  readonly table: Table;
  readonly #match: LocalMatch;
  readonly #stop: (() => void) | undefined;
  readonly #asked: (() => void)[] = [];
  /** Whose game it last knew of: as long as that is so, it may go on with it. */
  knows: string | undefined;

  constructor(storage: GameStorage, readonly id: string, isBack: boolean) {
    this.keeper = new GameKeeper(storage, HREF, isBack, id);
    this.#match = new LocalMatch({
      game,
      start: game.initial({}),
      mine: [0],
      think: (position) =>
        new Promise<LifeMove>((resolve) =>
          this.#asked.push(() => resolve(choose(game, position, "easy", "trial")))
        ),
      pause: () => Promise.resolve(),
    });
    this.table = new Table(this.#match, conquerorsUi(words, game));
    const around = () => ({ title: "", seed: "trial" });
    this.#stop = keepTable(this.table, this.#match, this.keeper, around);
  }

  get state() {
    const { isResigned } = this.#match;
    return { moves: movesOf(this.#match), draft: [...this.table.drafted.value], isResigned };
  }

  get isOver(): boolean {
    return this.#match.result.value !== null;
  }

  check(): void {
    assertEquals(this.#match.failure.value, undefined);
    for (const { seat, move } of this.#match.turns.value) {
      if (seat !== 0 || !("place" in move)) continue;
      assert(move.place.every((cell) => DRAFTED.has(cell)), "one's turns are one's own");
    }
  }

  /** Lets all the computer was asked be answered. */
  async answer(): Promise<void> {
    for (const answer of this.#asked.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  }

  takeBack(): void {
    if (!this.#match.isOpen.value) return;
    this.table.reset();
    this.#match.takeBack();
  }

  resign(): void {
    if (!this.#match.isOpen.value || this.#match.lastOwn < 0) return;
    this.table.reset();
    this.#match.resign();
  }

  close(): void {
    this.#stop?.();
  }
}

/** What should be in storage: the state of the tab that had the game last. */
interface Truth {
  readonly owner: string;
  readonly moves: string;
  readonly draft: readonly number[];
  readonly isResigned: boolean;
}

class Browser {
  readonly storage = new TrialStorage();
  readonly tabs: (Tab | undefined)[] = [undefined, undefined, undefined];
  truth: Truth | undefined;
  #opened = 0;

  get kept(): KeptGame | undefined {
    const kept = readKept(this.storage, HREF);
    assert(kept !== "damaged");
    return kept;
  }

  open(index: number, isBack: boolean): void {
    this.tabs[index]?.close();
    const tab = this.tabs[index] = new Tab(this.storage, `tab ${++this.#opened}`, isBack);
    tab.knows = this.truth?.owner;
    const { found } = tab.keeper;
    if (!found) return;
    const { owner: _, ...truth } = this.truth!;
    assertEquals(tab.state, { ...truth, draft: tab.isOver ? [] : truth.draft }, "as it was left");
    this.truth = { ...tab.state, owner: tab.knows = tab.id };
  }

  /** Does something in a tab: only who has the game, or begins it, changes what is kept. */
  async act(index: number, deed: (tab: Tab) => void | Promise<void>): Promise<void> {
    const tab = this.tabs[index];
    if (!tab) return;
    const before = this.storage.getItem(NAME);
    const may = this.truth?.owner === tab.knows && !tab.keeper.isElsewhere.peek();
    await deed(tab);
    if (!may) return assertEquals(this.storage.getItem(NAME), before, "it is another tab's game");
    if (this.storage.getItem(NAME) !== before || this.truth?.owner === tab.id) {
      this.truth = { ...tab.state, owner: tab.knows = tab.id };
    }
  }

  check(): void {
    const { kept } = this;
    assertEquals(kept === undefined, this.truth === undefined);
    if (!kept) return;
    const { tab: owner, moves, draft, isResigned } = kept;
    assertEquals({ owner, moves, draft: [...draft], isResigned }, this.truth!);
    for (const tab of this.tabs) tab?.check();
  }

  /** Once all have heard of each other. */
  checkAlone(): void {
    for (const tab of this.tabs) tab?.keeper.look();
    const here = this.tabs.filter((tab) => tab?.state.moves && !tab.keeper.isElsewhere.peek());
    assert(here.length <= 1, "one tab at most plays on");
  }
}

type Deed = (browser: Browser) => void | Promise<void>;

/** Every deed can be done at any time: what it cannot do it refuses. */
const index = fc.constantFrom(0, 0, 0, 1, 2);
const DEEDS: fc.Arbitrary<readonly [string, Deed]> = fc.oneof(
  fc.tuple(index, fc.boolean()).map(([tab, isBack]) =>
    [
      `${isBack ? "reload" : "open"} ${tab}`,
      (browser: Browser) => browser.open(tab, isBack),
    ] as const
  ),
  fc.tuple(index, fc.constantFrom(...DRAFTS)).map(([tab, draft]) =>
    [
      `draft ${tab}`,
      (browser: Browser) => browser.act(tab, ({ table }) => table.placeAll(draft)),
    ] as const
  ),
  ...([
    ["confirm", ({ table }) => table.confirm()],
    ["undo", ({ table }) => table.undo()],
    ["answer", (tab) => tab.answer()],
    ["take back", (tab) => tab.takeBack()],
    ["resign", (tab) => tab.resign()],
    ["hear", ({ keeper }) => keeper.look()],
  ] as [string, (tab: Tab) => void | Promise<void>][]).map(([name, deed]) =>
    index.map((tab) => [`${name} ${tab}`, (browser: Browser) => browser.act(tab, deed)] as const)
  ),
  index.map((tab) =>
    [`close ${tab}`, (browser: Browser) => {
      browser.tabs[tab]?.close();
      browser.tabs[tab] = undefined;
    }] as const
  ),
);

Deno.test("whatever tabs do, the game that is kept is the last that was played, whole", async () => {
  const story = fc.array(DEEDS, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(story, async (deeds) => {
      const browser = new Browser();
      try {
        for (const [, deed] of deeds) {
          await deed(browser);
          browser.check();
        }
        browser.checkAlone();
      } finally {
        for (const tab of browser.tabs) tab?.close();
      }
    }),
    { numRuns: runs(500, 10_000) },
  );
});

Deno.test("a reload while the computer thinks asks it again", async () => {
  const browser = new Browser();
  browser.open(0, false);
  await browser.act(0, ({ table }) => {
    table.placeAll(DRAFTS[0]!);
    table.confirm();
  });
  browser.open(0, true);
  await browser.act(0, (tab) => tab.answer());
  assertEquals(browser.kept!.moves.split(" ").length, 2);
  browser.check();
});

Deno.test("an answer to a turn that was taken back is nobody's", async () => {
  const browser = new Browser();
  browser.open(0, false);
  await browser.act(0, (tab) => {
    tab.table.placeAll(DRAFTS[0]!);
    tab.table.confirm();
    tab.takeBack();
  });
  await browser.act(0, (tab) => tab.answer());
  assertEquals(browser.kept!.moves, "");
  browser.check();
});

Deno.test("a tab whose game another tab takes waits for no computer any more", async () => {
  let tell = (_share: number) => {};
  const match = new LocalMatch({
    game,
    start: game.initial({}),
    mine: [1],
    think: (_position, told) => {
      tell = told;
      return new Promise<LifeMove>(() => {});
    },
    pause: () => Promise.resolve(),
  });
  const keeper = new GameKeeper(new TrialStorage(), HREF, false);
  const table = new Table(match, conquerorsUi(words, game));
  const stop = keepTable(table, match, keeper, () => ({ title: "", seed: "trial" }));
  await new Promise((resolve) => setTimeout(resolve));
  tell(0.5);
  assertEquals(match.thinking.value, 0.5);
  keeper.isElsewhere.value = true;
  tell(0.75);
  assertEquals(match.thinking.value, undefined);
  stop!();
});
