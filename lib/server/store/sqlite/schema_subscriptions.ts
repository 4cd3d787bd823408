/** The ninth schema: who is told of their turns by Web Push. Never change it; add another. */

/** A body is JSON. */
export const SUBSCRIPTIONS = `
  CREATE TABLE subscriptions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX subscriptions_by_identity ON subscriptions (identity, id);
`;
