/** The little of linear algebra that ratings need: square matrices as rows. */

type Matrix = readonly (readonly number[])[];

export function product(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, n) => sum + value * vector[n]!, 0));
}

/** The inverse, by Gauss and Jordan; a symmetric positive definite matrix needs no pivoting. */
export function inverse(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, n) => [...row, ...unit(size, n)]);
  for (let n = 0; n < size; n++) {
    const pivot = rows[n]![n]!;
    const scaled = rows[n] = rows[n]!.map((value) => value / pivot);
    for (let other = 0; other < size; other++) {
      if (other === n) continue;
      const factor = rows[other]![n]!;
      rows[other] = rows[other]!.map((value, column) => value - factor * scaled[column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

function unit(size: number, at: number): number[] {
  return Array.from({ length: size }, (_, n) => n === at ? 1 : 0);
}
