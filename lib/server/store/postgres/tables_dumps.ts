/** The tables of dumps for PostgreSQL. Never change them; add a migration. */

export const DUMPS = `
  CREATE TABLE dumps (
    id TEXT COLLATE "C" PRIMARY KEY,
    month TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    made BIGINT NOT NULL,
    games INTEGER,
    size BIGINT,
    sha256 TEXT COLLATE "C"
  );
  CREATE TABLE dump_pieces (
    dump TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (dump, number)
  );
`;
