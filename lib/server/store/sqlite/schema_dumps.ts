/** What was kept of dumps, schema by schema. Never change one; add another. */

/** A file without a sum is still being made. */
export const DUMPS = `
  CREATE TABLE dumps (
    id TEXT PRIMARY KEY,
    month TEXT NOT NULL,
    kind TEXT NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    made INTEGER NOT NULL,
    games INTEGER,
    size INTEGER,
    sha256 TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE dump_pieces (
    dump TEXT NOT NULL,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (dump, number)
  ) STRICT;
`;
