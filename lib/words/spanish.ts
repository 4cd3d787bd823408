/** How Spanish adjectives agree with cells, which are feminine. */

/** `roja`, of `Rojo`. */
export function feminine(color: string): string {
  return color.toLowerCase().replace(/o$/, "a");
}

/** `roja` of one cell, `rojas` of more; `azules`, `marrones`. */
export function agreeing(count: number, color: string): string {
  const one = feminine(color);
  if (count === 1) return one;
  return /[aeiou]$/.test(one) ? `${one}s` : `${one.replace("ó", "o")}es`;
}
