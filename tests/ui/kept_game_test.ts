/** A page that keeps its game while other tabs, or the browser's cache, come between. */

import { assertEquals } from "@std/assert";
import { GameKeeper, type GameState, PREFIX } from "../../lib/ui/table/kept_game.ts";

const HREF = "/play?level=easy";
const STATE: GameState = {
  title: "",
  status: "",
  moves: "c12,d12,c13,d13",
  draft: [],
  seed: "1",
  isResigned: false,
  isOver: false,
};

/** The storage of a browser whose tabs tell one another of it, and a page that may be loaded again. */
class Browser implements Disposable {
  readonly kept = new Map<string, string>();
  loaded = 0;
  looked = 0;

  constructor() {
    Object.assign(globalThis, { location: { reload: () => this.loaded++ } });
  }

  get length(): number {
    return this.kept.size;
  }

  key = (index: number) => [...this.kept.keys()][index] ?? null;
  getItem = (name: string) => (this.looked++, this.kept.get(name) ?? null);
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);

  /** Another tab goes on with the game, and this one hears of it or doesn't. */
  playElsewhere(isHeard: boolean): void {
    new GameKeeper(this, HREF, true, "other").keep(STATE);
    if (isHeard) dispatchEvent(new Event("storage"));
  }

  /** The page is shown again: as it was, or because it was loaded. */
  show(persisted: boolean): void {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }

  [Symbol.dispose](): void {
    Reflect.deleteProperty(globalThis, "location");
  }
}

Deno.test("a page hears at once that another tab goes on with its game, and keeps it no more", () => {
  using browser = new Browser();
  const keeper = new GameKeeper(browser, HREF, false, "own");
  const stop = keeper.follow(() => STATE);
  dispatchEvent(new Event("storage"));
  assertEquals(keeper.isElsewhere.value, false);
  browser.playElsewhere(true);
  assertEquals(keeper.isElsewhere.value, true);
  keeper.keep({ ...STATE, moves: "pass" });
  const { moves, tab } = JSON.parse(browser.kept.get(PREFIX + HREF)!);
  assertEquals([moves, tab], [STATE.moves, "other"]);
  stop();
});

Deno.test("a page that was put aside is loaded again only if its game went on elsewhere meanwhile", () => {
  using browser = new Browser();
  const keeper = new GameKeeper(browser, HREF, false, "own");
  const stop = keeper.follow(() => STATE);
  browser.show(true);
  assertEquals([keeper.isElsewhere.value, browser.loaded], [false, 0]);
  browser.playElsewhere(false);
  browser.show(false);
  assertEquals([keeper.isElsewhere.value, browser.loaded], [true, 0], "it has just been loaded");
  browser.show(true);
  assertEquals(browser.loaded, 1);
  stop();
});

Deno.test("a page that follows its game no more doesn't look at what others keep", () => {
  using browser = new Browser();
  const stop = new GameKeeper(browser, HREF, false, "own").follow(() => STATE);
  stop();
  const { looked } = browser;
  dispatchEvent(new Event("storage"));
  browser.show(true);
  assertEquals(browser.looked, looked);
});

Deno.test("a game that the browser has no room for is there again in its tab, as it was left", () => {
  using browser = new Browser();
  const keeper = new GameKeeper(browser, HREF, false, "own");
  keeper.keep(STATE);
  const { setItem } = browser;
  browser.setItem = () => {
    throw new DOMException("It's full.", "QuotaExceededError");
  };
  const moves = `${STATE.moves} pass`;
  keeper.keep({ ...STATE, moves });
  assertEquals(new GameKeeper(browser, HREF, false).found?.moves, moves);
  browser.setItem = setItem;
  keeper.keep({ ...STATE, moves: `${moves} pass` });
  assertEquals(new GameKeeper(browser, HREF, false).found?.moves, `${moves} pass`);
  // As twelve games do that were played since.
  browser.kept.clear();
  assertEquals(new GameKeeper(browser, HREF, false).found, undefined);
  sessionStorage.clear();
});
