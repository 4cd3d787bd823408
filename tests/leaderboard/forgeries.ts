/**
 * What can be done to an honest report so that it is true no more. Each gives undefined where it
 * would change nothing; none looks at how the server finds out.
 */

import { cellName } from "../../lib/games/notation/cell_text.ts";
import type { Rng } from "../../lib/games/game.ts";
import { LIFE_GAME_IDS, lifeGameOf } from "../../lib/games/life_games.ts";
import { below, sample } from "../../lib/games/kit/rng.ts";
import type { CpuReport } from "../../lib/leaderboard/cpu_record.ts";
import { adventurous } from "../games/moves.ts";
import { LEVEL_IDS, type Played } from "./reports.ts";

/** A report, and how long its game took, seconds. */
export interface Forged {
  readonly report: CpuReport;
  readonly seconds: number;
}

type Forgery = (played: Played, rng: Rng) => Forged | undefined;

export const FORGERIES: Readonly<Record<string, Forgery>> = {
  "another game": (played, rng) =>
    saying(played, { game: otherOf(LIFE_GAME_IDS, played, "game", rng) }),
  "another level": (played, rng) =>
    saying(played, { level: otherOf([...LEVEL_IDS, "expert", ""], played, "level", rng) }),
  "the other side": (played) => saying(played, { side: 1 - played.ticket.side }),
  "another seed": (played, rng) => saying(played, { seed: `${below(2 ** 30, rng)}` }),
  "some komi": (played, rng) => saying(played, { options: { komi: 6 + below(89, rng) / 2 } }),
  "another result": (played, rng) => saying(played, { result: otherResult(played, rng) }),
  "too little time": (played, rng) => ({ ...played, seconds: below(ownTurns(played), rng) }),
  "too much time": (played, rng) => ({ ...played, seconds: 86_401 + below(1e9, rng) }),
  "another turn of the CPU": (played, rng) => replaceTurn(played, 1 - played.ticket.side, rng),
  "an illegal turn of its own": (played, rng) => {
    const at = anyTurn(played, played.ticket.side, rng);
    return withTurns(played, played.turns.with(at, illegalTurn(played, at, rng)));
  },
  "turns missing at the end": (played, rng) =>
    withTurns(played, played.turns.slice(0, below(played.turns.length, rng))),
  "a turn after the end": (played, rng) =>
    withTurns(played, [...played.turns, played.turns[below(played.turns.length, rng)]!]),
  // Not the last turn but one: what was the CPU's last may then be a true one of the person's.
  "a turn missing": (played, rng) =>
    withTurns(played, played.turns.toSpliced(below(played.turns.length - 2, rng), 1)),
  "a turn twice": (played, rng) => {
    const at = below(played.turns.length, rng);
    return withTurns(played, played.turns.toSpliced(at, 0, played.turns[at]!));
  },
  "two turns in the wrong order": (played, rng) => {
    const at = below(played.turns.length - 1, rng);
    const [one, other] = played.turns.slice(at, at + 2);
    return one === other
      ? undefined
      : withTurns(played, played.turns.toSpliced(at, 2, other!, one!));
  },
  "nonsense among the turns": (played, rng) => {
    const signs = "?" + sample([..."?#z99[]x-!,é"], 2, rng).join("");
    return withTurns(played, played.turns.with(below(played.turns.length, rng), signs));
  },
};

function saying({ report, seconds }: Played, change: Partial<CpuReport>): Forged {
  return { report: { ...report, ...change }, seconds };
}

function withTurns(played: Played, turns: readonly string[]): Forged {
  return saying(played, { moves: turns.join(" ") });
}

function otherOf(
  list: readonly string[],
  { report }: Played,
  field: "game" | "level" | "result",
  rng: Rng,
): string {
  const others = list.filter((item) => item !== report[field]);
  return others[below(others.length, rng)]!;
}

function otherResult(played: Played, rng: Rng): string {
  const ends = ["extinction", "majority", "resignation"];
  const all = ["blue", "red", "draw"].flatMap((who) => ends.map((by) => `${who} ${by}`));
  return otherOf([...all, "*", ""], played, "result", rng);
}

function ownTurns({ turns, positions, ticket }: Played): number {
  return turns.filter((_, at) => positions[at]!.turn === ticket.side).length;
}

/** The index of some turn of a seat. */
function anyTurn({ turns, positions }: Played, seat: number, rng: Rng): number {
  const list = [...turns.keys()].filter((at) => positions[at]!.turn === seat);
  return list[below(list.length, rng)]!;
}

/** Another legal turn in place of one of a seat's. */
export function replaceTurn(played: Played, seat: number, rng: Rng): Forged | undefined {
  const at = anyTurn(played, seat, rng), position = played.positions[at]!;
  const game = lifeGameOf(played.ticket.game);
  const token = game.text.writeMove(position, adventurous(game, position, rng) as never);
  return token === played.turns[at] ? undefined : withTurns(played, played.turns.with(at, token));
}

/** A turn that the game refuses: on taken or locked ground, too little of it, or twice the same. */
function illegalTurn({ ticket, positions }: Played, at: number, rng: Rng): string {
  const game = lifeGameOf(ticket.game), position = positions[at]!;
  const may = game.reach(position, []);
  const cells = sample([...position.board.cells.keys()], 40, rng);
  const closed = cells.find((cell) => may(cell)), open = cells.filter((cell) => !may(cell));
  const turns = [[closed, ...open].slice(0, 4), open.slice(0, 3), [open[0], open[0], ...open]];
  const wrong = turns[below(turns.length, rng)]!.filter((cell) => cell !== undefined);
  return wrong.map((cell) => cellName(position.board, cell)).join(",");
}
