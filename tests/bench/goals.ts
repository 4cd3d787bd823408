/**
 * Goals of the benchmarks: each is printed with what was measured and whether it's held, and written
 * to the file that the variable GOALS names, a line of JSON each, for `main.ts`.
 */

export interface Measured {
  /** What was measured. */
  readonly name: string;
  readonly value: number;
  /** Of what the value is a number: "x C", "ms". */
  readonly unit: string;
  readonly goal?: { readonly sign: "≥" | "≤"; readonly value: number };
}

/** Prints what was measured. */
export function tell(measured: Measured): void {
  console.log(lineOf(measured));
  const file = Deno.env.get("GOALS");
  if (file) Deno.writeTextFileSync(file, JSON.stringify(measured) + "\n", { append: true });
}

export function lineOf({ name, value, unit, goal }: Measured): string {
  const verdict = goal
    ? ` (goal ${goal.sign}${goal.value}: ${isHeld(value, goal) ? "held" : "missed"})`
    : "";
  return `${name}: ${rounded(value)} ${unit}${verdict}`;
}

export function isHeld(value: number, goal: NonNullable<Measured["goal"]>): boolean {
  return goal.sign === "≥" ? value >= goal.value : value <= goal.value;
}

/** Three digits, as many as a busy machine can tell apart. */
export function rounded(value: number): string {
  return value < 100 ? value.toPrecision(3) : value.toFixed(0);
}
