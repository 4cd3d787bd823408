/** Whatever a coach says is so: each claim is held against the game and the reference generation. */

import { assert, assertEquals } from "@std/assert";
import { type Board, type Cell, copyBoard, neighbors } from "../../../lib/automaton/board.ts";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import type { Rng } from "../../../lib/games/game.ts";
import type { LifeGame } from "../../../lib/games/conquerors/conquerors.ts";
import {
  type LifeMove,
  type LifePosition,
  openZones,
} from "../../../lib/games/conquerors/position.ts";
import { zoneOf } from "../../../lib/games/conquerors/rules.ts";
import { boardWith } from "../../../lib/games/conquerors/turn.ts";
import { below, sample, seededRng } from "../../../lib/games/kit/rng.ts";
import type { Hint, Subject } from "../../../lib/learn/coach/hint.ts";
import { LIFE_GAMES, soup } from "../../games/soups.ts";
import { hintsFor } from "./positions.ts";

/** A turn, and the boards that it leads to by the reference. */
interface Case {
  readonly game: LifeGame;
  readonly position: LifePosition;
  readonly move: LifeMove;
  readonly next: Board;
  readonly idle: Board;
}

const GAMES_PLAYED = 100;

function generation(board: Board): Board {
  return step(board, immigration, "plane");
}

function caseOf(game: LifeGame, position: LifePosition, move: LifeMove): Case {
  const next = generation(boardWith(position, move));
  return { game, position, move, next, idle: generation(position.board) };
}

function count(board: Board, state: number): number {
  return board.cells.filter((cell) => cell === state).length;
}

/** By how much the seat to move is ahead on a board. */
function lead({ game, position }: Case, board: Board): number {
  const { score } = game.tally({ ...position, board });
  const lead = score[0]! + position.komi - score[1]!;
  return position.turn === 0 ? lead : -lead;
}

function around({ position, move }: Case, cell: Cell): number {
  const { cells, ...size } = boardWith(position, move);
  return neighbors({ cells, ...size }, cell, "plane").filter((near) => cells[near] !== 0).length;
}

function open({ game, position }: Case, board: Board) {
  return openZones(game.rules, board, position.turn);
}

/** The position after a legal turn. */
function played({ game, position }: Case, move: LifeMove): LifePosition {
  return game.play(position, move);
}

type Claim<About extends Subject> = (hint: Extract<Hint, { about: About }>, at: Case) => void;

/** What each hint claims, asked of the game. */
const CLAIMS: { readonly [About in Subject]: Claim<About> } = {
  won: (_, at) => {
    const outcome = { winner: at.position.turn, by: "extinction" };
    assertEquals(
      at.game.outcome(played(at, at.move)),
      outcome as typeof at.position.outcome & object,
    );
  },
  lost: (_, at) => assertEquals(count(at.next, at.position.turn + 1), 0),
  anchor: ({ closes }, at) => {
    const { rules } = at.game, { turn } = at.position;
    at.next.cells.forEach((state, cell) => {
      const isHome = zoneOf(rules, turn, cell % at.next.width) === "home";
      assert(!(isHome && state === turn + 1), "a cell lives at home");
    });
    for (const zone of closes) assert(!open(at, at.next).has(zone));
    assert(closes.includes("neutral"));
  },
  crowded: ({ cells }, at) => {
    for (const cell of cells) {
      assertEquals(at.position.board.cells[cell], at.position.turn + 1);
      assert(around(at, cell) >= 4 && at.idle.cells[cell] !== 0);
      assertEquals(at.next.cells[cell], 0);
    }
  },
  lonely: ({ cells }, at) => {
    for (const cell of cells) {
      assert(around(at, cell) < 2);
      assertEquals(at.next.cells[cell], 0);
    }
  },
  harm: ({ points }, at) => {
    const skipped = played(at, { pass: true }), turn = played(at, at.move);
    assertEquals(lead(at, skipped.board) - lead(at, turn.board), points);
  },
  bomb: ({ cells: [cell], points }, at) => {
    const bombed = played(at, { bomb: cell! });
    assertEquals(lead(at, bombed.board) - lead(at, at.idle), points);
    assert(points >= 6);
  },
  closing: ({ zone }, at) =>
    assertEquals([open(at, at.position.board).has(zone), open(at, at.next).has(zone)], [
      true,
      false,
    ]),
  opening: ({ zone }, at) =>
    assertEquals([open(at, at.position.board).has(zone), open(at, at.next).has(zone)], [
      false,
      true,
    ]),
  hunt: ({ cells }, at) => assertFew(at, cells, 2 - at.position.turn),
  weak: ({ cells }, at) => assertFew(at, cells, at.position.turn + 1),
  chain: ({ missing }, at) => {
    assert(!open(at, at.position.board).has("rival"));
    const board = copyBoard(at.position.board);
    const empty = [...board.cells.keys()].find((cell) =>
      board.cells[cell] === 0 &&
      zoneOf(at.game.rules, at.position.turn, cell % board.width) === missing
    );
    board.cells[empty!] = at.position.turn + 1;
    assert(open(at, board).has("rival"));
  },
  leading: ({ points, rounds }, at) => {
    assertEquals(lead(at, at.position.board), points);
    assertEquals(at.position.round + rounds - 1, at.game.rules.rounds);
  },
  trailing: ({ points }, at) => assertEquals(lead(at, at.position.board), -points),
  "bomb-soon": (_, at) => {
    assert(at.game.refuse(at.position, { bomb: 0 }) !== undefined);
    const after = played(at, at.game.random(at.position, seededRng("soon")));
    if (after.outcome) return;
    const { outcome, ...answer } = played(
      { ...at, position: after },
      at.game.random(after, () => 0),
    );
    if (!outcome) assertEquals(at.game.refuse({ ...answer, outcome }, { bomb: 0 }), undefined);
  },
};

function assertFew(at: Case, cells: readonly Cell[], state: number): void {
  assert(cells.length > 0 && cells.length <= 12);
  assertEquals(cells.length, count(at.position.board, state));
  for (const cell of cells) assertEquals(at.position.board.cells[cell], state);
}

/** What a person may have drafted: nothing yet, some of it, or all. */
function drafts(move: LifeMove): LifeMove[] {
  if (!("place" in move)) return [move];
  return [0, 2, move.place.length].map((size) => ({ place: move.place.slice(0, size) }));
}

/** A random turn as people take them: its cells lie together, and now and then it is a bomb or a skip. */
function humane(game: LifeGame, position: LifePosition, rng: Rng): LifeMove {
  const [bomb, pass] = [{ bomb: below(position.board.cells.length, rng) }, { pass: true }] as const;
  if (rng() < 0.1) {
    return [bomb, pass].find((move) => !game.refuse(position, move)) ?? humane(game, position, rng);
  }
  const move = game.random(position, rng);
  if (!("place" in move)) return move;
  const may = game.reach(position, []);
  const close = [...position.board.cells.keys()].filter((cell) =>
    may(cell) === undefined && distance(position.board, cell, move.place[0]!) <= 2
  );
  return close.length < move.place.length ? move : { place: sample(close, move.place.length, rng) };
}

function distance({ width }: Board, a: Cell, b: Cell): number {
  return Math.max(
    Math.abs(a % width - b % width),
    Math.abs(Math.floor(a / width) - Math.floor(b / width)),
  );
}

function check<About extends Subject>(hint: Extract<Hint, { about: About }>, at: Case): void {
  CLAIMS[hint.about as About](hint, at);
}

Deno.test(`every hint in ${GAMES_PLAYED} random games is true, and every kind is heard`, () => {
  const heard = new Set<Subject>();
  for (let seed = 0; seed < GAMES_PLAYED; seed++) {
    const game = LIFE_GAMES[seed % LIFE_GAMES.length]!;
    const rng = seededRng(`coach ${seed}`);
    let position = rng() < 0.5 ? game.initial({}) : soup(game.rules, rng);
    while (!position.outcome) {
      const move = humane(game, position, rng);
      for (const draft of drafts(move)) {
        const at = caseOf(game, position, draft);
        for (const hint of hintsFor(position, draft, game)) {
          heard.add(hint.about);
          check(hint, at);
        }
      }
      position = game.play(position, move);
    }
  }
  assertEquals(Object.keys(CLAIMS).filter((about) => !heard.has(about as Subject)), []);
});
