/** What the table offers, which games have it by their own records, and that it is there. */

import { assert, assertEquals } from "@std/assert";
import type { Options } from "../../lib/games/game.ts";
import type { AnyGame, GameId } from "../../lib/games/registry.ts";
import { obey } from "../../lib/ui/table/answers.ts";
import { TableCoach } from "../../lib/ui/games/conquerors/guide/coach_at_table.ts";
import { LocalMatch } from "../../lib/ui/table/match.ts";
import { press } from "../../lib/ui/table/press.ts";
import { Table, type TableUi } from "../../lib/ui/table/table.ts";
import { framesOf, pastOf } from "../../lib/ui/replay/frames.ts";
import { ReplayPlayer } from "../../lib/ui/replay/player.ts";
import { whyIs } from "../../lib/ui/causes/why.tsx";
import { reason, Trial } from "../rooms/trial.ts";

export interface Played {
  readonly game: AnyGame;
  readonly ui: TableUi<AnyGame>;
  readonly options: Options;
  /** Turns after which cells live. */
  readonly opening: readonly string[];
}

interface Feature {
  readonly name: string;
  /** Whether a game has it, by what it declares. */
  has(ui: TableUi<AnyGame>): boolean;
  /** Uses it; throws where it isn't there. */
  drive(played: Played): void;
}

const always = () => true;
const ofLife = (ui: TableUi<AnyGame>) => ui.living !== undefined;

/** A game that one device plays on both sides, after some turns. */
function tableOf({ game, ui, options, opening }: Played, turns = 0): Table<AnyGame> {
  const never = () => new Promise<never>(() => {});
  const start = game.initial(options), mine = [...ui.seats.keys()];
  const table = new Table(new LocalMatch({ game, start, mine, think: never, pause: never }), ui);
  for (const token of opening.slice(0, turns)) {
    table.match.play(game.text.readMove(table.match.position.peek(), token));
  }
  return table;
}

/** Chooses random cells until the turn can be confirmed. */
function draft(table: Table<AnyGame>): void {
  const { game, position } = table.match;
  const cells = [...table.board.cells.keys()];
  while (!table.pending.value || !table.canConfirm.value) {
    const may = game.reach(position.value, table.drafted.value);
    const next = cells.find((cell) =>
      !table.drafted.value.includes(cell) && may(cell) === undefined
    );
    assert(next !== undefined, "there is something to choose");
    table.touch(next);
  }
}

/** What is said to a typed line; never that it isn't known. */
function told(table: Table<AnyGame>, line: string): string {
  table.said.value = "";
  obey(table, line);
  const said = table.said.value;
  assert(said !== "" && said !== table.ui.field.unknown(line), `${line}: ${said}`);
  return said;
}

function key(table: Table<AnyGame>, key: string): void {
  assertEquals(press(table, { key, ctrlKey: false, shiftKey: false }), "done");
}

/** A room in which the game was begun and a turn was played. */
function roomOf({ game, options, opening }: Played, clock: number | null = null): Trial {
  const trial = Trial.begun({ game: game.id as GameId, options, clock });
  assertEquals(trial.ask(0, { t: "move", move: opening[0]! }).t, "ok");
  return trial;
}

export const FEATURES: readonly Feature[] = [
  {
    name: "confirm setting",
    has: always,
    drive(played) {
      const table = tableOf(played);
      table.waits = false;
      const { game, position } = table.match;
      while (table.match.turns.value.length === 0) {
        const may = game.reach(position.value, table.drafted.value);
        table.touch(
          [...table.board.cells.keys()].find((cell) =>
            !table.drafted.value.includes(cell) && may(cell) === undefined
          )!,
        );
      }
    },
  },
  {
    name: "undo and clear",
    has: always,
    drive(played) {
      const table = tableOf(played);
      draft(table);
      const count = table.drafted.value.length;
      obey(table, "undo");
      assertEquals(table.drafted.value.length, count - 1);
      obey(table, "clear");
      assertEquals(table.drafted.value, []);
    },
  },
  {
    name: "forecast and look ahead",
    has: ofLife,
    drive(played) {
      const table = tableOf(played, played.opening.length);
      table.guidance.guided.value = true;
      draft(table);
      assert(table.guidance.next.value, "the next generation");
      table.guidance.ahead.value = 3;
      assert(table.guidance.outlook.value !== table.guidance.next.value, "three ahead");
      assert(told(table, "preview").includes(":"));
    },
  },
  {
    name: "edge or round",
    has: ofLife,
    drive(played) {
      const table = tableOf(played), cues: string[] = [];
      table.onCue = (cue) => cues.push(cue);
      table.cursor.value = 0;
      key(table, "ArrowUp");
      const isStopped = table.cursor.value === 0;
      assertEquals(
        [isStopped, cues.includes("edge")],
        Array(2).fill(played.ui.topology === "plane"),
      );
    },
  },
  {
    name: "PageUp, PageDown, b, r, n",
    has: ofLife,
    drive(played) {
      const table = tableOf(played, 2);
      table.cursor.value = 0;
      for (const name of ["PageDown", "PageUp", "b", "r", "n"]) key(table, name);
      assert(table.board.cells[table.cursor.value]! > 0, "on a live cell");
    },
  },
  { name: "zones or seats", has: always, drive: (played) => void told(tableOf(played), "zones") },
  {
    name: "near, scans",
    has: ofLife,
    drive(played) {
      const table = tableOf(played, 2);
      for (const line of ["near c3", "s 3", "s c", "cells blue"]) told(table, line);
    },
  },
  { name: "legal", has: ofLife, drive: (played) => void told(tableOf(played), "legal") },
  {
    name: "last, score",
    has: always,
    drive: (played) => {
      const table = tableOf(played, 1);
      for (const line of ["last", "score"]) told(table, line);
    },
  },
  {
    name: "moves to look back at",
    has: always,
    drive(played) {
      const table = tableOf(played, 3);
      table.show(0);
      assertEquals(table.seen.value, table.match.turns.value[0]!.after);
    },
  },
  {
    name: "spoken fate of a cell, causes",
    has: ofLife,
    drive({ game, ui, options, opening }) {
      const start = game.initial(options), moves = [game.text.readMove(start, opening[0]!)];
      const player = new ReplayPlayer(framesOf(game, ui, start, moves));
      player.goTo(1);
      const { board } = player.frame.value, cell = board.cells.findIndex((state) => state > 0);
      const past = pastOf(ui, player.frames, player.at.value);
      const law = { live: ui.living!.live, topology: ui.topology };
      assertEquals(whyIs(past.start, past.steps, cell, law)!.map(({ by }) => by?.seat), [0]);
    },
  },
  {
    name: "hints",
    has: (ui) => ui.hasHints === true,
    drive(played) {
      const table = tableOf(played), { guided, coached } = table.guidance;
      guided.value = coached.value = true;
      const coach = new TableCoach(table as unknown as Table), stop = coach.watch();
      obey(table, "a1 c5 e9 a13");
      assert(coach.hint.value, "four lone cells are spoken of");
      stop();
    },
  },
  {
    name: "takeback",
    has: always,
    drive(played) {
      const trial = roomOf(played);
      assertEquals(trial.ask(0, { t: "offer", what: "takeback" }).t, "ok");
      const v = trial.view.offer!.v;
      assertEquals(trial.ask(1, { t: "accept", what: "takeback" }, v).t, "ok");
      assertEquals(trial.view.moves, []);
    },
  },
  {
    name: "draw and rematch",
    has: always,
    drive(played) {
      const trial = roomOf(played);
      for (const what of ["draw", "rematch"] as const) {
        for (const by of [0, 1]) assertEquals(trial.ask(by, { t: "offer", what }).t, "ok");
      }
      assertEquals(trial.view.moves, []);
    },
  },
  {
    name: "clock",
    has: always,
    drive(played) {
      const trial = roomOf(played, 60);
      trial.now += 61_000;
      const late = trial.ask(1, { t: "move", move: played.opening[1]! });
      assertEquals(reason(late), "time");
    },
  },
  {
    name: "chat",
    has: always,
    drive: (played) =>
      assertEquals(roomOf(played).ask(1, { t: "say", text: "Good luck!" }).t, "ok"),
  },
  {
    name: "premoves",
    has: always,
    drive(played) {
      const trial = roomOf(played), step = { after: [], move: played.opening[0]! };
      assertEquals(trial.ask(0, { t: "queue", steps: [step] }).t, "ok");
    },
  },
];
