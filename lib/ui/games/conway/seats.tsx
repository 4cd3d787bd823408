/** All colonies: whose they are, and how many pieces each has. */

import type { State } from "../../../automaton/board.ts";
import { NEUTRAL } from "../../../automaton/rule.ts";
import type { ConwayGame } from "../../../games/conway/conway.ts";
import { colorOf, tally } from "../../../games/conway/position.ts";
import { type Glyph, type Marks, TWO } from "../../board/marks.ts";
import type { SeatsProps } from "../../table/game_ui.ts";
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

const RADIUS = 0.4, BODY = 2.1;

/** The colonies after the first two. */
const COLONIES: readonly Glyph[] = [
  { path: "M-.75-.75H.75V.75H-.75Z", line: 0.45, ink: "seat-2" },
  { path: "M0-1 1.125.94H-1.125Z", ink: "seat-3" },
  { path: "M-.31-1H.31V-.31H1V.31H.31V1H-.31V.31H-1V-.31H-.31Z", ink: "seat-4" },
  { path: "M.81 0A.81.81 0 1 1-.81 0 .81.81 0 1 1 .81 0Z", line: 0.375, ink: "seat-5" },
  { path: "M-.94-.94H.94L-.94.94H.94Z", ink: "seat-6" },
  { path: "M-1-.44H1V.44H-1Z", ink: "seat-7" },
].map((glyph) => ({ ...glyph, radius: RADIUS, body: BODY } as Glyph));

const NOBODY: Glyph = {
  path: "M-.375-.875V.875M.375-.875V.875M-.875-.375H.875M-.875.375H.875",
  radius: RADIUS,
  line: 0.25,
  ink: "label",
};

/**
 * The shapes of eight colonies and of neutral pieces. Each differs from the others without its
 * color; the first two are those of every other board.
 */
export const EIGHT: Marks = (state) =>
  state === NEUTRAL ? NOBODY : COLONIES[state - 3] ?? TWO(state);
