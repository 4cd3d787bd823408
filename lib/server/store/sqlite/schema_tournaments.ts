/** What was kept of tournaments, schema by schema. Never change one; add another. */

/**
 * Who entered is known by the identity's hash, empty once that is forgotten. `heard` is when they were
 * there last, and `free` since when they have had no game; a sheet has a letter for each result.
 */
export const TOURNAMENTS = `
  CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    starts INTEGER NOT NULL,
    minutes INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    phase TEXT NOT NULL,
    round INTEGER NOT NULL,
    version INTEGER NOT NULL,
    honored INTEGER NOT NULL,
    ended INTEGER,
    maker TEXT,
    source TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournaments_by_phase ON tournaments (phase, starts);
  CREATE TABLE entrants (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    identity TEXT NOT NULL,
    token TEXT NOT NULL,
    owner TEXT NOT NULL,
    source TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    bot INTEGER NOT NULL,
    rating REAL NOT NULL,
    state TEXT NOT NULL,
    sheet TEXT NOT NULL,
    lean INTEGER NOT NULL,
    last INTEGER,
    pairing INTEGER,
    free INTEGER NOT NULL,
    heard INTEGER NOT NULL,
    rank INTEGER,
    PRIMARY KEY (tournament, number)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entrants_by_identity ON entrants (identity, tournament) WHERE identity <> '';
  CREATE TABLE pairings (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    one INTEGER NOT NULL,
    two INTEGER,
    code TEXT,
    game TEXT,
    made INTEGER NOT NULL,
    outcome TEXT,
    PRIMARY KEY (tournament, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX open_pairings ON pairings (tournament, number) WHERE outcome IS NULL;
  CREATE TABLE tournament_lines (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
  ) STRICT, WITHOUT ROWID;
`;
