/** What a rated match means for the records of its two bots. */

import { NEWCOMER, ratePeriod } from "../../leaderboard/glicko2.ts";
import { type ArenaOutcome, type Bot, type BotName, type Standing } from "../../arena/results.ts";

export function newcomer({ author, name }: BotName): Standing {
  return { author, name, wins: 0, losses: 0, draws: 0, rating: NEWCOMER };
}

/** The records of bot 0 and bot 1 after a match between them. */
export function afterMatch(
  before: readonly [Standing, Standing],
  outcome: ArenaOutcome,
): [Standing, Standing] {
  const [zero, one] = before;
  return [counted(zero, one, 0, outcome), counted(one, zero, 1, outcome)];
}

function counted(own: Standing, rival: Standing, bot: Bot, { winner }: ArenaOutcome): Standing {
  const score = winner === null ? 0.5 : winner === bot ? 1 : 0;
  return {
    ...own,
    wins: own.wins + Number(score === 1),
    losses: own.losses + Number(score === 0),
    draws: own.draws + Number(score === 0.5),
    rating: ratePeriod(own.rating, [{ opponent: rival.rating, score }]),
  };
}
