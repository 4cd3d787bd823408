import { assert } from "@std/assert";
import { POSTGRES } from "../store/postgres_server.ts";
import { killAgainAndAgain } from "./kill.ts";

// Sockets that a killed server leaves behind end when the system sees to it.
const LOOSE = { sanitizeOps: false, sanitizeResources: false };

Deno.test({
  ...LOOSE,
  name: "F18 F19 kill -9 of a real server under load loses nothing, three times",
  async fn() {
    const { acknowledged } = await killAgainAndAgain({ kills: 3, rooms: 4, seed: "suite" });
    assert(acknowledged > 3);
  },
});

Deno.test({
  ...LOOSE,
  ignore: POSTGRES === undefined,
  name: "kill -9 of one of two servers and of their PostgreSQL loses nothing, and nobody is gone",
  async fn() {
    const several = { processes: 2, databaseKills: 1 };
    const { acknowledged } = await killAgainAndAgain({
      kills: 3,
      rooms: 4,
      seed: "suite",
      ...several,
    });
    assert(acknowledged > 3);
  },
});
