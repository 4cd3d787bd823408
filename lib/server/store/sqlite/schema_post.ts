/** The fourth schema: games by post. Never change it; add another. */

/** A board is JSON; a user is known by the hash of a password. */
export const POST = `
  CREATE TABLE post_boards (
    number INTEGER PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE post_users (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
