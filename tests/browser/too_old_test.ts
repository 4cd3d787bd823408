/** What somebody reads whose browser is too old for the game. */

import { assertEquals } from "@std/assert";
import { story } from "./story.ts";

/** Run in the page: what Chrome 118, and Firefox 127, don't know. */
function lackResolvers(): void {
  delete (Promise as { withResolvers?: unknown }).withResolvers;
}
function lackSpokenContent(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (name: string, value?: string) =>
    name !== "content" && supports(name, value as string);
}

const VISITS = [
  [
    "/",
    "en",
    lackResolvers,
    "Your browser is too old for this game. Update it, or use another one.",
  ],
  [
    "/play?level=easy&seed=1",
    "es",
    lackSpokenContent,
    "Tu navegador es demasiado viejo para este juego. Actualízalo o usa otro.",
  ],
] as const;

story("a browser that is too old says so on every page, in one's language", async ({ open }) => {
  for (const [path, locale, prepare, sentence] of VISITS) {
    const page = await open(path, { locale, prepare });
    await page.getByText(sentence).waitFor();
  }
});

story("a browser that will do isn't told anything about its age", async ({ open }) => {
  const page = await open("/");
  assertEquals(await page.locator("#too-old").isVisible(), false);
});

const SHEETS = ["site", "home", "lists", "openings", "sandbox", "tournaments", "end"];
const DAY = "rgb(251, 253, 249)", NIGHT = "rgb(15, 27, 26)";

/** Runs in the page: the color of an empty board, once it's drawn. The canvas under that of what moves has it. */
async function shownGround(board: Element): Promise<string> {
  const still = board.previousElementSibling as HTMLCanvasElement;
  for (;;) {
    const { data } = still.getContext("2d")!.getImageData(0, 0, still.width, still.height);
    const colors = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = `rgb(${data.slice(at, at + 3).join(", ")})`;
      if (data[at + 3] === 255) colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    const [most] = [...colors].sort(([, a], [, b]) => b - a);
    if (most) return most[0];
    await new Promise(requestAnimationFrame);
  }
}

story(
  "colors by day and by night ask for no new browser, and follow what's chosen",
  async (stage) => {
    for (const name of SHEETS) {
      const sheet = await fetch(`${stage.url}/${name}.css`).then((answer) => answer.text());
      // Chrome 120 doesn't know the first, and 123 read it wrong from the second.
      assertEquals(sheet.match(/light-dark|@property/), null, name);
    }
    const grounds = [];
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await stage.open("/sandbox", { colorScheme, expected: /willReadFrequently/ });
      for (const theme of ["", "light", "dark"]) {
        await page.evaluate((theme) => localStorage.theme = theme, theme);
        await page.reload();
        await page.locator("[data-ready=true]").waitFor();
        grounds.push(await page.locator("canvas.board").evaluate(shownGround));
      }
    }
    assertEquals(grounds, [DAY, DAY, NIGHT, NIGHT, DAY, NIGHT]);
  },
);

story(
  "a frame on another site asks for no new browser, and has its theme",
  async ({ open, url }) => {
    const sheet = await fetch(`${url}/embed.css`).then((answer) => answer.text());
    // Firefox 115 knows neither.
    assertEquals(/light-dark|&/.exec(sheet), null);
    const looks = [];
    for (const colorScheme of ["light", "dark"] as const) {
      for (const theme of ["", "light", "dark"]) {
        const page = await open(`/embed/puzzle/daily?theme=${theme}`, { colorScheme });
        const ground = () => getComputedStyle(document.documentElement).backgroundColor;
        looks.push(await page.evaluate(ground));
      }
    }
    const day = "rgb(251, 253, 249)", night = "rgb(19, 33, 31)";
    assertEquals(looks, [day, day, night, night, day, night]);
  },
);
