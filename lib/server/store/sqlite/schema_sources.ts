/** The schema in which reminded browsers count for an address. Never change it; add another. */

/** The mark of the address that asked for it; empty for those before. */
export const SOURCES = `
  ALTER TABLE subscriptions ADD COLUMN source TEXT NOT NULL DEFAULT '';
  CREATE INDEX subscriptions_by_source ON subscriptions (source);
`;
