/** What somebody reads whose browser is too old for the game. */

import { assertEquals } from "@std/assert";
import { story } from "./story.ts";

/** Runs in the page: what Chrome 119, and Firefox 120, say. */
function lackThemes(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (name: string, value = "") =>
    !value.startsWith("light-dark") && supports(name, value);
}
function lackSpokenContent(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (name: string, value = "") => name !== "content" && supports(name, value);
}

const VISITS = [
  ["/", "en", lackThemes, "Your browser is too old for this game. Update it, or use another one."],
  [
    "/play?level=easy&seed=1",
    "es",
    lackSpokenContent,
    "Tu navegador es demasiado viejo para este juego. Actualízalo o usa otro.",
  ],
] as const;

story("a browser that is too old says so on every page, in one's language", async ({ open }) => {
  for (const [path, locale, prepare, sentence] of VISITS) {
    const page = await open(path, { locale, prepare, colorScheme: "dark" });
    const said = page.getByText(sentence);
    await said.waitFor();
    // By night the page's own colors, which it can't show, would be dark on dark.
    const colors = await said.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor, getComputedStyle(document.documentElement).colorScheme];
    });
    assertEquals(colors, ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "light"]);
  }
});

story("a browser that will do isn't told anything about its age", async ({ open }) => {
  const page = await open("/");
  assertEquals(await page.locator("#too-old").isVisible(), false);
});

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
