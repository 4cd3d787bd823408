/** Looks ahead, held equal to the game and to themselves. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { Census } from "../../lib/automaton/bit_census.ts";
import { pack } from "../../lib/automaton/bitboard.ts";
import { fnv1a, hashText } from "../../lib/automaton/hash.ts";
import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import { LIFE_GAMES as GAMES } from "../../lib/games/life_games.ts";
import type { Rng } from "../../lib/games/game.ts";
import { openZones } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { PLAYERS } from "../../lib/search/levels.ts";
import { Line } from "../../lib/search/line.ts";
import { vectorLine } from "../../lib/search/line_simd.ts";
import { Outlook } from "../../lib/search/outlook.ts";
import { type Reply, replyOf } from "../../lib/search/reply.ts";
import { SOURCE } from "../../lib/search/simd/line_wasm.ts";
import { openColumns, zoneMasks } from "../../lib/search/zones.ts";
import { soup, thinSoup } from "../games/soups.ts";
import { LIFE_GAMES } from "./toy.ts";

/** Blue to move in the middle of a game, so that no outcome shortens it. */
function anyPosition(game: LifeGame, rng: Rng): LifePosition {
  const position = rng() < 0.5 ? soup(game.rules, rng) : thinSoup(game.rules, rng);
  return { ...position, turn: 0, round: 3 };
}

function anyReply(game: LifeGame, rng: Rng): Reply | undefined {
  if (rng() < 0.3) return undefined;
  const { rules } = game;
  const cell = () => Math.floor(rng() * rules.width * rules.height);
  const move = rng() < 0.5 ? { bomb: cell() } : { place: [cell(), cell(), cell(), cell()] };
  return replyOf(rules.width, rules.height, move, openColumns(rules, 1));
}

Deno.test("a line with one more cell is the line of the board with that cell", () => {
  const rng = seededRng("lines");
  for (const game of LIFE_GAMES) {
    const { rules } = game, { width, height } = rules;
    for (let trial = 0; trial < 60; trial++) {
      const left = 1 + trial % 12;
      const outlook = new Outlook(rules, { generations: Math.min(8, left), left, komi: 0.5 });
      const line = new Line(width, height, outlook, 0), anew = new Line(width, height, outlook, 0);
      const { board } = anyPosition(game, rng), { words } = pack(board);
      line.reply = anew.reply = anyReply(game, rng);
      const color = rng() < 0.5 ? 0 : 1;
      line.follow(words, color);
      for (let cell = 0; cell < board.cells.length; cell++) {
        if (board.cells[cell] !== 0) continue;
        const row = Math.floor(cell / width), bit = 1 << (cell % width);
        const after = words.slice();
        after[2 * row + color]! |= bit;
        assertAlmostEquals(line.worthWith(row, bit), anew.look(after), 1e-6);
      }
    }
  }
});

Deno.test("vectors say of each line what words say of it, to the last bit", () => {
  const rng = seededRng("vectors");
  for (const game of LIFE_GAMES) {
    const { rules } = game, { width, height } = rules;
    for (let trial = 0; trial < 60; trial++) {
      const left = 1 + trial % 24, past = left > 1 ? trial % 2 : 0;
      const generations = Math.min(8, left), ending = trial % 3;
      const outlook = new Outlook(rules, { generations, left, komi: 0.5, ending });
      const line = new Line(width, height, outlook, past);
      const vectors = vectorLine(width, height, outlook, past);
      assert(vectors, "vectors are there");
      const { board } = anyPosition(game, rng), { words } = pack(board);
      line.reply = vectors.reply = anyReply(game, rng);
      assertEquals(vectors.look(words), line.look(words));
      const color = rng() < 0.5 ? 0 : 1;
      line.follow(words, color);
      vectors.follow(words, color);
      for (let cell = 0; cell < board.cells.length; cell++) {
        if (board.cells[cell] !== 0) continue;
        const row = Math.floor(cell / width), bit = 1 << (cell % width);
        assertEquals(vectors.worthWith(row, bit), line.worthWith(row, bit), `${trial} ${cell}`);
      }
    }
  }
});

Deno.test("all games and levels fit the vectors, so that nobody who has them is sent words", () => {
  for (const { rules } of Object.values(GAMES)) {
    const outlook = new Outlook(rules, { generations: 8, left: 24, komi: 0 });
    assert(vectorLine(rules.width, rules.height, outlook, 0), rules.id);
  }
  for (const level of Object.values(PLAYERS)) {
    for (const row of Object.values(level)) if ("steps" in row) assert(row.generations <= 8);
  }
});

Deno.test("a line that lost its place among the vectors goes on in another", () => {
  const { rules } = conquerorsV2, { width, height } = rules;
  const outlook = new Outlook(rules, { generations: 8, left: 20, komi: 0 });
  const { words } = pack(anyPosition(conquerorsV2, seededRng("place")).board);
  const lines = Array.from({ length: 300 }, () => vectorLine(width, height, outlook, 0)!);
  for (const line of lines) line.follow(words, 0);
  const empty = Array.from(
    { length: height },
    (_, row) => ~(words[2 * row]! | words[2 * row + 1]!),
  );
  const asked = lines.map((line) => empty.map((cells, row) => line.worthWith(row, cells & -cells)));
  for (const worths of asked) assertEquals(worths, asked[0]);
  assertEquals(new Set(lines.map((line) => line.look(words))).size, 1);
});

Deno.test("a line's vectors are made of what the source says now", async () => {
  const source = await Deno.readFile(new URL("../../lib/search/simd/line.as", import.meta.url));
  assertEquals(hashText(fnv1a(source)), SOURCE, "deno task simd");
});

Deno.test("weighted words are the game's own tally", () => {
  const rng = seededRng("tally");
  for (const game of LIFE_GAMES) {
    const { width, height } = game.rules;
    const { weights } = new Outlook(game.rules, { generations: 1, left: 1, komi: 0 });
    const census = new Census(width, height, weights);
    for (let trial = 0; trial < 40; trial++) {
      const position = anyPosition(game, rng), { words } = pack(position.board);
      census.count(words, 0, height);
      assertEquals([census.cells & 0xffff, census.cells >>> 16], game.tally(position).score);
    }
  }
});

Deno.test("columns are open as the game's zones are", () => {
  const rng = seededRng("open");
  for (const game of LIFE_GAMES) {
    for (let trial = 0; trial < 40; trial++) {
      const { board } = anyPosition(game, rng), { words, height } = pack(board);
      for (const seat of [0, 1]) {
        let alive = 0, open = 0;
        for (let row = 0; row < height; row++) alive |= words[2 * row + seat]!;
        const masks = zoneMasks(game.rules, seat);
        for (const zone of openZones(game.rules, board, seat)) open |= masks[zone];
        assertEquals(openColumns(game.rules, seat)(alive), open);
      }
    }
  }
});

Deno.test("the last generation is worth what the game says of it", () => {
  const rng = seededRng("end");
  for (const game of [conquerorsV2, conquerorsClassic, skirmish]) {
    const { rules } = game, { width, height } = rules;
    for (let trial = 0; trial < 200; trial++) {
      const komi = (trial % 5 - 2) / 2;
      const line = new Line(
        width,
        height,
        new Outlook(rules, { generations: 1, left: 1, komi }),
        0,
      );
      const position = {
        ...anyPosition(game, rng),
        turn: 1,
        round: rules.rounds,
        skips: [0, 0],
        komi,
      } as const;
      const worth = line.look(pack(position.board).words);
      const { outcome } = game.play(position, { pass: true });
      const winner = worth > 1_000 ? 0 : worth < -1_000 ? 1 : null;
      assertEquals(winner, outcome!.winner);
    }
  }
});
