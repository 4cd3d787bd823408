/** Colors by day and by night, for older browsers. */

/** A color that is one by day and another by night. Either may be a function, such as `rgb()`. */
const BOTH = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g;

/**
 * A sheet in the words of browsers that don't know `light-dark()`. Which color it is says not an
 * element's `color-scheme`, but the two variables of `styles/base.css`.
 */
export function splitThemes(css: string): string {
  return css.replace(BOTH, "var(--day,$1)var(--night,$2)");
}
