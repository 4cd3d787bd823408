/** The computer as its workers play it: fetched once somebody plays. */

import type { LifeRules } from "../../../games/conquerors/rules.ts";
import { ComputerClient, TURN_CAP } from "../../../search/client.ts";
import { workerUrlOf, type WorkerUrls } from "../../../search/worker_urls.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import type { Setup } from "../../table/setup.ts";
import type { Computer } from "./computer.ts";

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
