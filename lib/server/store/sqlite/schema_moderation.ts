/** The schema of who may not do what, what was reported, and what was done about it. Never change it; add another. */

/**
 * Whose a restraint is, who reported and who blocked from where stand there as hashes under a key of
 * the server's own. A report is there until it's dealt with.
 */
export const MODERATION = `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    identity TEXT NOT NULL,
    source TEXT,
    name TEXT NOT NULL,
    room TEXT,
    lines TEXT NOT NULL,
    reporter TEXT NOT NULL,
    UNIQUE (identity, kind, reporter)
  ) STRICT;
  CREATE INDEX reports_by_reporter ON reports (reporter);
  CREATE TABLE restraints (
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (subject, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE barred_names (
    fold TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE acts (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL
  ) STRICT;
  CREATE TABLE pause (
    since INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE blocks (
    identity TEXT NOT NULL,
    blocked TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (identity, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  CREATE INDEX blocks_by_source ON blocks (source);
`;
