/** What lives on the board, each to be pointed out. */

import { useComputed } from "@preact/signals";
import { livesFromNothing } from "../../automaton/life_rule.ts";
import { livingOn } from "./living.ts";
import { structurePhrase } from "./sandbox_speech.ts";
import type { Run } from "./run.ts";
import type { Studio } from "./studio.ts";

interface StructureListProps {
  readonly studio: Studio;
  readonly run: Run;
}

export function StructureList({ studio, run }: StructureListProps) {
  const { own } = studio;
  return (
    <section class="structures">
      <h2>{own.structures}</h2>
      {run.isPlaying.value ? <p>{own.busy}</p> : <Structures studio={studio} />}
    </section>
  );
}

function Structures({ studio }: { readonly studio: Studio }) {
  const { own, outlined, board, world } = studio;
  const living = useComputed(() => {
    const { rule } = world.value;
    return livesFromNothing(rule) ? own.noStructures : livingOn(board.value, rule) ?? own.tooMuch;
  });
  if (typeof living.value === "string") return <p>{living.value}</p>;
  const { structures, left } = living.value;
  if (structures.length === 0) return <p>{own.nothingLives}</p>;
  return (
    <ul class="turns">
      {structures.map((structure) => {
        const phrase = structurePhrase(studio, structure);
        return (
          <li key={structure.cells[0]}>
            <button
              type="button"
              aria-current={outlined.value === structure.cells ? "true" : undefined}
              onClick={() => {
                outlined.value = structure.cells;
                studio.cursor.value = structure.cells[0]!;
                studio.say(`${phrase}.`);
              }}
            >
              {phrase}
            </button>
          </li>
        );
      })}
      {left > 0 && <li>{own.more(left)}</li>}
    </ul>
  );
}
