/** How curves of several seats are told apart: by their colors, and without them. */

/** The classes of colonies' colors end so. */
export const INKS = ["blue", "red", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"];

export const DASHES = [undefined, "6 3", "2 2", "8 2 2 2", "1 3", "10 4", "4 1", "3 5"];
