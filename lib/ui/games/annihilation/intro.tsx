/** Fraenkel's games for who has not read the paper: a game on two vertices, in pictures. Only text and drawing. */

import type { Language } from "../../../words/language.ts";
import { vertexName } from "../../../games/annihilation/vertex_names.ts";
import { annihilationAboutWordsIn } from "./about.ts";
import { ArrowPaths, drawArrows } from "./arrows.tsx";
import { VertexShape } from "./vertex_shape.tsx";

/** The book of the paper, where its publisher keeps it. */
const BOOK = "https://library.slmath.org/books/Book42/contents.html";

const RADIUS = 7;
const PLACES = [{ x: 25, y: 14 }, { x: 75, y: 14 }] as const;

/** What is lit in each step. */
const LIT = [[true, false], [false, true], [false, true]] as const;

export function Intro({ language }: { readonly language: Language }) {
  const words = annihilationAboutWordsIn(language).intro;
  return (
    <details class="share intro">
      <summary>{words.title}</summary>
      <ol>
        {words.steps.map((step, index) => (
          <li key={index}>
            <TwoVertices lit={LIT[index]!} />
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p>{words.annihilate}</p>
      <p class="ways">
        <a class="button" href="/annihilation#sum=2:0-1_1_1" aria-current="false">{words.try}</a>
        <a class="button" href="/annihilation#sum=2:0-1_3_1" aria-current="false">
          {words.tryBoth}
        </a>
      </p>
      <p>{words.gamma}</p>
      <p>
        <strong>{words.source}</strong>: <cite>{words.citation}</cite>{" "}
        <a href={BOOK}>{words.where}</a>
      </p>
    </details>
  );
}

function TwoVertices({ lit }: { readonly lit: readonly boolean[] }) {
  const [from, to] = PLACES;
  return (
    <svg class="board-svg" viewBox="0 0 100 28" aria-hidden="true">
      <rect class="ground" width="100" height="28" />
      <ArrowPaths
        {...drawArrows([{ from, to }], RADIUS, RADIUS / 2)}
        color="var(--control)"
        width={RADIUS / 8}
      />
      {PLACES.map((place, vertex) => (
        <VertexShape
          key={vertex}
          vertex={vertex}
          name={vertexName(vertex)}
          place={place}
          radius={RADIUS}
          isLit={lit[vertex]!}
        />
      ))}
    </svg>
  );
}
