/**
 * What a finished game counted for its player, and why not more, in English. `es.ts` says the same:
 * a missing word does not compile.
 */

import { FAIR } from "../../../../leaderboard/fair.ts";
import type { Forfeit, Unrated } from "../../../../leaderboard/finished_game.ts";
import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  points: (points: number): string => counted(LANGUAGE, points, { one: "point", other: "points" }),
  won: "Won",
  lost: "Lost",
  drawn: "Drawn",
  /** Before the names of who else played. */
  meet: "Follow or challenge:",
  /** After so many games of the same two. */
  repeats: (repeats: number) =>
    `${repeats === 1 ? "half" : "a quarter"} of the points, no rating: game ${
      repeats + 1
    } with this rival this week`,
  unrated: {
    unmoved: "not rated: you didn't both move",
    "one-player": "not rated: one player on both sides",
    handicap: "not rated: komi or a custom start",
    unranked: "not rated: this rule set has no leaderboard",
    computer: "not rated: a computer played too",
    bot: "not rated: a bot played a person",
    private: "not rated: only publicly listed games score",
    network: "not rated: you both played from one network",
    short: `not rated: fewer than ${FAIR.turns} turns each`,
    hasty: "not rated: played too fast",
    repeated: `not rated: only ${FAIR.pair} games a week with the same rival score`,
    unchecked: "not rated: the server couldn't check it",
  } satisfies Record<Unrated, string>,
  forfeit: {
    unreported: "not finished within a day",
    replaced: "you started another ranked game",
    "cpu-differs": "the computer's moves don't match",
  } satisfies Record<Forfeit, string>,
};

export type RatedWords = typeof en;
