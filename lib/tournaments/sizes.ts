/** What a tournament that somebody makes may be like. */

/** The shortest and the longest name, in UTF-16 code units. */
export const TOURNAMENT_NAME = { least: 2, most: 30 };
/** How many rounds there may be. */
export const ROUNDS = { min: 2, usual: 5, max: 11 };
/** How many minutes from now it may begin. */
export const STARTS_IN = { min: 1, usual: 10, max: 7 * 24 * 60 };
