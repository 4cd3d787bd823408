/** Values of γ, and what they say of a position (Fraenkel, §2; rules.md F4). */

/** γ: a number, or ∞(K), K being the finite values of the followers, rising. */
export type Value = number | { readonly inf: readonly number[] };

/** Who forces a win: the Next player, the Previous one, or nobody, which is a Draw. */
export type Outlook = "P" | "N" | "D";

/** P: γ = 0; N: a greater number, or ∞(K) with 0 in K; D: other ∞(K) (rules.md F4). */
export function outlookOf(value: Value): Outlook {
  if (typeof value === "number") return value === 0 ? "P" : "N";
  return value.inf.includes(0) ? "N" : "D";
}

/** γ of a sum of two games (rules.md F4): a ⊕ ∞(K) = ∞(a ⊕ K), ∞(K) ⊕ ∞(L) = ∞(∅). */
export function addValues(a: Value, b: Value): Value {
  if (typeof a === "number") {
    if (typeof b === "number") return nimSum(a, b);
    return { inf: b.inf.map((value) => nimSum(a, value)).sort((x, y) => x - y) };
  }
  return typeof b === "number" ? addValues(b, a) : { inf: [] };
}

/** Exclusive or, of numbers up to 2^31 − 1, more than any γ here. */
export function nimSum(a: number, b: number): number {
  return a ^ b;
}
