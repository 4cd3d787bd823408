/** The comments around an island in a page. */
export const ISLAND_START = "island";
export const ISLAND_END = "/island";
