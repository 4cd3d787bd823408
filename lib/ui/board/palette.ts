/** The stylesheet's colors, as the canvas needs them. */

/** The custom properties of `styles/base.css` that the canvas draws with: each is a color, written out. */
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
  const style = getComputedStyle(element);
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--${name}`)]);
  return Object.fromEntries(entries) as Palette;
}
