/** All colonies: whose they are, and how many pieces each has. */

import type { State } from "../../../automaton/board.ts";
import type { ConwayGame } from "../../../games/conway/conway.ts";
import { colorOf, tally } from "../../../games/conway/position.ts";
import type { SeatsProps } from "../../table/game_ui.ts";
import { EIGHT } from "./glyphs.ts";
import type { PostLanguage } from "./speech.ts";

export function ColonyList(
  { words, post, position, names, mover }: SeatsProps<ConwayGame> & PostLanguage,
) {
  const { count } = tally(position);
  return (
    <ol class="seats" aria-label={post.seatsLabel}>
      {position.alive.map((lives, seat) => (
        <li
          key={seat}
          class={`seat ink-${EIGHT(colorOf(seat)).ink}`}
          data-moving={`${seat === mover}`}
          data-out={`${!lives}`}
          aria-current={seat === mover ? "true" : undefined}
        >
          <p class="seat-name">
            <GlyphMark state={colorOf(seat)} />
            <span>{words.seats[seat]}</span>
          </p>
          <p class="seat-who">
            <small title={names[seat]}>{names[seat]}</small>
            <strong>{lives ? count[seat] : post.out}</strong>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A colony's sign, as on the board. */
function GlyphMark({ state }: { readonly state: State }) {
  const { path, line, hole, ink } = EIGHT(state);
  return (
    <svg
      class={`mark ink-${ink}`}
      viewBox="-1.25 -1.25 2.5 2.5"
      width="20"
      height="20"
      aria-hidden="true"
    >
      {line === undefined
        ? <path d={path + (hole ?? "")} fill="currentColor" fill-rule="evenodd" />
        : <path d={path} fill="none" stroke="currentColor" stroke-width={line} />}
    </svg>
  );
}
