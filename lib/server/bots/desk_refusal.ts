import type { Unseated } from "../../rooms/protocol.ts";

/** Of what there is no more for a bot or its address. */
export type Share = "games" | "rooms" | "challenges";
/** Why something was not done. */
export type DeskRefusal = Share | "limit" | "storage" | "unknown" | Unseated;
