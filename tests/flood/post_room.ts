/** A form's choices for a game by post, as small as it can be. */
export const POST_SETTINGS = { game: "conway", seats: "3", size: "8", place: "3", side: "0" };
