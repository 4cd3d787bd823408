/** A color that is one by day and another by night. Either may have a function's braces in it. */
const BOTH = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g;

/** One of the two variables says nothing, the other that it isn't there: then its color is. */
const DAY = "--day:initial;--night: ;", NIGHT = "--day: ;--night:initial;";

/**
 * A sheet in the words of browsers that don't know `light-dark()`: an element's own `color-scheme` counts
 * no more, only the system's and the document's `data-theme`.
 */
export function splitThemes(css: string): string {
  return `:root{${DAY}}@media(prefers-color-scheme:dark){:root{${NIGHT}}}` +
    `:root[data-theme=light]{${DAY}}:root[data-theme=dark]{${NIGHT}}` +
    css.replace(BOTH, "var(--day,$1)var(--night,$2)");
}
