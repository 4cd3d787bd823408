/** The stylesheet's colors, as the canvas needs them. */

/** The custom properties that `styles/properties.css` registers as colors, so that themes resolve in them. */
const NAMES = [
  "board",
  "dot",
  "lock",
  "shine",
  "ink",
  "label",
  "pollen",
  "blue",
  "blue-deep",
  "blue-soft",
  "blue-land",
  "blue-edge",
  "blue-home",
  "red",
  "red-deep",
  "red-soft",
  "red-land",
  "red-edge",
  "red-home",
  "seat-2",
  "seat-3",
  "seat-4",
  "seat-5",
  "seat-6",
  "seat-7",
] as const;

export type Palette = Readonly<Record<typeof NAMES[number], string>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element), { colorScheme } = style;
  const isDark = colorScheme === "dark" ||
    colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
  const entries = NAMES.map((name) => [
    name,
    ofTheme(style.getPropertyValue(`--${name}`), isDark),
  ]);
  return Object.fromEntries(entries) as Palette;
}

/** A color in one theme. Chrome 123 leaves both in it, `light-dark(rgb(…), rgb(…))`, and no canvas knows that. */
export function ofTheme(color: string, isDark: boolean): string {
  return color.replace(/^light-dark\((.+\)), (.+)\)$/, isDark ? "$2" : "$1");
}
