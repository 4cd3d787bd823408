/**
 * The computer as its workers play it: fetched once somebody plays. A page is sent only the script
 * that it asks.
 */

import type { LifeRules } from "../../../games/conquerors/rules.ts";
import type { LevelId } from "../../../games/game.ts";
import { ComputerClient, TURN_CAP } from "../../../search/client.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import type { Setup } from "../../table/setup.ts";
import type { Computer } from "./computer.ts";

/** The addresses of the computer's scripts. */
export interface WorkerUrls {
  /** Plays the levels that choose cell by cell. */
  readonly cells: string;
  /** Plays those that look ahead, and judges positions. */
  readonly ahead: string;
}

const BY_CELLS: ReadonlySet<string> = new Set(["easy", "normal", "tricky", "hard"]);

/** The address of a level's script. */
export function workerUrlOf(level: LevelId | "person", { cells, ahead }: WorkerUrls): string {
  return BY_CELLS.has(level) ? cells : ahead;
}

interface Seated extends Pick<Setup, "opponent"> {
  readonly rules: LifeRules;
  readonly workers: WorkerUrls;
  /** The game as the server may count it. */
  readonly entry: CpuEntry | undefined;
  /** Where chance comes from in a game that doesn't count. */
  readonly own: string;
}

export function workerComputer({ opponent, rules, workers, entry, own }: Seated): Computer {
  const adviser = new ComputerClient(workers.ahead);
  const client = new ComputerClient(workerUrlOf(opponent, workers));
  return {
    async think(position, told) {
      if (opponent === "person") throw new Error("Both seats are played by people");
      const seed = await entry?.chance() ?? own;
      const cap = entry?.counts ? undefined : TURN_CAP;
      return await client.choose({ rules, position, level: opponent, seed }, told, cap);
    },
    moveNow: () => client.moveNow(),
    stop() {
      client.cancel();
      adviser.cancel();
    },
    advise(position) {
      const request = { rules, position, level: "conqueror", seed: own } as const;
      return adviser.choose(request, undefined, TURN_CAP);
    },
  };
}
