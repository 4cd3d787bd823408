/** A finished game on a digraph to look through. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { annihilation } from "../../../../games/annihilation/annihilation.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  LIT,
} from "../../../../games/annihilation/position.ts";
import { vertexName } from "../../../../games/annihilation/vertex_names.ts";
import { type GameReplayProps, Replay } from "../../../replay/replay.tsx";
import { ArrowPaths, drawArrows, edgesOn } from "../arrows.tsx";
import { placesOn, radiusOf } from "../layout.ts";
import { type Place, SIDE } from "../places.ts";
import { VertexShape } from "../vertex_shape.tsx";
import { annihilationWordsIn } from "../words/mod.ts";
import { LastMove } from "./board.tsx";
import { ExploreLink } from "./explore_link.tsx";
import { litSentence } from "./speech.ts";
import { annihilationUi } from "./ui.tsx";
import { annihilationRoomWordsIn } from "./words/mod.ts";

export function DigraphReplay({ language, words, record, linkOf }: GameReplayProps) {
  const own = annihilationWordsIn(language), room = annihilationRoomWordsIn(language);
  const ui = useMemo(() => annihilationUi({ words, own, room }), []);
  const start = record.start as AnnihilationPosition;
  const places = useMemo(() => placesOn(start), []);
  return (
    <Replay
      game={annihilation}
      ui={ui}
      start={start}
      moves={record.moves as readonly AnnihilationMove[]}
      beginning={room.replayStart}
      linkOf={() => linkOf(record)}
      more={({ player }) => (
        <p class="ways">
          <ExploreLink position={player.frame.value.position} room={room} />
        </p>
      )}
      picture={({ position, turn }) => (
        <DigraphPicture
          label={litSentence(room, position)}
          position={position}
          places={places}
        >
          <LastMove move={turn?.move} places={places} />
        </DigraphPicture>
      )}
    />
  );
}

interface DigraphPictureProps {
  /** What can be seen. */
  readonly label: string;
  readonly position: AnnihilationPosition;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
  /** What is drawn below the vertices. */
  readonly children?: ComponentChildren;
}

/** A board to look at. */
function DigraphPicture({ label, position, places, children }: DigraphPictureProps) {
  const { followers, board, qs, names } = position;
  const radius = radiusOf(places.length);
  const edges = useMemo(() => drawArrows(edgesOn(followers, places), radius, radius / 2), [places]);
  return (
    <svg class="board-svg digraph" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <rect class="ground" width={SIDE} height={SIDE} />
      <ArrowPaths {...edges} color="var(--control)" width={radius / 8} />
      {children}
      {places.map((place, vertex) => (
        <VertexShape
          key={vertex}
          vertex={vertex}
          name={vertexName(vertex, names)}
          place={place}
          radius={radius}
          isLit={board.cells[vertex] === LIT}
          q={qs?.[vertex]}
        />
      ))}
    </svg>
  );
}
