/** The stylesheet's colors, as the canvas needs them. */

/** Custom properties that are colors. */
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

/** What asks for them all at once: the browser resolves a shadow's colors, and no custom property's. */
const SHADOWS = NAMES.map((name) => `0 0 var(--${name},#777)`).join();

/** The colors as the theme has them where an element is. */
export function readPalette(element: Element): Palette {
  const probe = document.createElement("i");
  // Else a person's own colors allow no shadow.
  probe.style.cssText = `forced-color-adjust:none;box-shadow:${SHADOWS}`;
  element.append(probe);
  const colors = getComputedStyle(probe).boxShadow.match(/\w+\([^)]+\)/g) ?? [];
  probe.remove();
  return Object.fromEntries(NAMES.map((name, index) => [name, colors[index]])) as Palette;
}
