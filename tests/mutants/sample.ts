/** A sample by seed: as many of each kind, as far as there are. */

import { sample, seededRng } from "../../lib/games/kit/rng.ts";
import { type Mutant, OPERATORS } from "./mutant.ts";

/** All of them in the order in which a seed draws them: a shorter sample is the beginning of a longer. */
export function drawn(mutants: readonly Mutant[], seed: string): Mutant[] {
  const kinds = OPERATORS.map((operator) => {
    const kind = mutants.filter((mutant) => mutant.operator === operator);
    return sample(kind, kind.length, seededRng(`${seed} ${operator}`));
  });
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => kinds.flatMap((kind) => kind[n] ?? [])).flat();
}
