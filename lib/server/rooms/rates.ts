/** How often a source may do what costs the server time or leaves something behind. */

import type { Limits } from "./limits.ts";
import { Rate } from "./rate.ts";

const TEN_SECONDS = 10_000, MINUTE = 60_000, HOUR = 60 * MINUTE;

export interface Rates {
  /** What it asks about itself. */
  readonly accounts: Rate;
  /** Wishes to be forgotten: who has asked much may still go. */
  readonly forgettings: Rate;
  /** Wishes for games with somebody. */
  readonly challenges: Rate;
  /** What players of tournaments ask: that, and that they are there. */
  readonly attendances: Rate;
  /** QR codes. */
  readonly drawings: Rate;
  /** Names taken. */
  readonly names: Rate;
  readonly pages: Rate;
}

export function ratesOf(limits: Limits): Rates {
  const { accountsPerMinute, accountsPerMinutePerIdentity } = limits;
  return {
    accounts: new Rate(accountsPerMinute, MINUTE, accountsPerMinutePerIdentity),
    forgettings: new Rate(accountsPerMinute, MINUTE, accountsPerMinutePerIdentity),
    challenges: new Rate(
      limits.challengesPerMinute,
      MINUTE,
      limits.challengesPerMinutePerIdentity,
    ),
    attendances: new Rate(
      limits.attendancesPerMinute,
      MINUTE,
      limits.attendancesPerMinutePerIdentity,
    ),
    drawings: new Rate(limits.drawingsPerMinute, MINUTE),
    names: new Rate(limits.namesPerHour, HOUR),
    pages: new Rate(limits.pagesPerTenSeconds, TEN_SECONDS),
  };
}
