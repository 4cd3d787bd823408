/** What was kept of games, players, leaderboards, puzzles, dumps and openings, schema by schema. Never change one; add another. */

/**
 * A sitting is a person's at a game; without a player it is a deleted one's, and the CPU has none.
 * A board is one leaderboard, so that `totals`, which has a row for every player of every board,
 * only holds numbers. Rooms that were opened before get the stem of their games' ids.
 */
export const BOOKS = `
  CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL UNIQUE,
    name TEXT,
    folded TEXT UNIQUE,
    rating REAL,
    deviation REAL,
    form TEXT
  ) STRICT;

  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    winner INTEGER,
    ending TEXT NOT NULL,
    ended INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    unrated TEXT,
    points INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_by_end ON games (ended, id);
  CREATE INDEX games_by_kind ON games (game, ended, id);

  CREATE TABLE sittings (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player INTEGER,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sittings_by_player ON sittings (player, ended, game) WHERE player IS NOT NULL;
  CREATE INDEX sittings_by_name ON sittings (folded, ended, game) WHERE folded <> '';

  CREATE TABLE boards (
    id INTEGER PRIMARY KEY,
    bucket TEXT NOT NULL,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    players INTEGER NOT NULL DEFAULT 0,
    UNIQUE (bucket, game, opponent)
  ) STRICT;
  CREATE TABLE totals (
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    points INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (board, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX totals_by_points ON totals (board, points DESC, wins DESC, player);

  CREATE TABLE keys (name TEXT PRIMARY KEY, secret BLOB NOT NULL) STRICT, WITHOUT ROWID;

  UPDATE events SET body = json_set(body, '$.stem', lower(hex(randomblob(5))))
  WHERE version = 1 AND json_extract(body, '$.stem') IS NULL;
`;

/**
 * A check has a verdict once it is done, and then neither a player nor a body. No player has two that
 * are still open.
 */
export const CHECKS = `
  CREATE TABLE checks (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    body TEXT NOT NULL,
    verdict TEXT
  ) STRICT;
  CREATE UNIQUE INDEX pending_checks ON checks (identity) WHERE verdict IS NULL;
`;

/** A game's seats that the computer played, and at which level; other games against it have none here. */
export const COMPUTERS = `
  CREATE TABLE computers (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * A board keeps the points of a player's best games next to their sum; older sums stay as they are.
 * Of players with as many points, who needed fewer games comes first. A game says how many of that
 * pair counted before it in its week, and why it was lost to the computer if it wasn't played out.
 * An identity has one ticket at a time; a ticket that isn't open any more says when it was issued.
 */
export const FAIR = `
  ALTER TABLE totals ADD COLUMN best TEXT NOT NULL DEFAULT '[]';
  DROP INDEX totals_by_points;
  CREATE INDEX totals_by_points ON totals (board, points DESC, games, player);

  ALTER TABLE games ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN forfeit TEXT;

  CREATE TABLE tickets (
    identity TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    issued INTEGER NOT NULL,
    open TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_by_issue ON tickets (issued);
`;

/** The mark of the address from which a ticket was asked for, while it's open; empty for those before. */
export const TICKET_SOURCES = `
  ALTER TABLE tickets ADD COLUMN source TEXT NOT NULL DEFAULT '';
  CREATE INDEX tickets_by_source ON tickets (source) WHERE open IS NOT NULL;
`;

/**
 * How people fare against each level (`rungs.ts`): of games played out those that they won, and apart
 * from them those that they gave up. A game against one level has one sitting, the person's.
 */
export const RUNGS = `
  CREATE TABLE rungs (
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    given_up INTEGER NOT NULL,
    PRIMARY KEY (game, level)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO rungs
    SELECT g.game, g.opponent,
      count(CASE WHEN g.forfeit IS NULL THEN 1 END),
      count(CASE WHEN g.forfeit IS NULL AND g.winner = s.seat THEN 1 END),
      count(g.forfeit)
    FROM games g JOIN sittings s ON s.game = g.id
    WHERE g.opponent NOT IN ('online', 'bot') AND g.unrated IS NULL
      AND (g.forfeit IS NULL OR g.forfeit <> 'cpu-differs')
    GROUP BY g.game, g.opponent;
`;

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

/**
 * How often a position led to the next: both are hashes, the next is empty where nothing is known of it.
 * Games that were kept before wait to be counted, as those to come will.
 */
export const OPENINGS = `
  CREATE TABLE openings_waiting (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  INSERT INTO openings_waiting SELECT id FROM games
    WHERE game IN ('conquerors-v2', 'conquerors-classic', 'skirmish');
  CREATE TABLE openings (
    game TEXT NOT NULL,
    position TEXT NOT NULL,
    next TEXT NOT NULL,
    band INTEGER NOT NULL,
    move TEXT NOT NULL,
    games INTEGER NOT NULL,
    blue INTEGER NOT NULL,
    red INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (game, position, next, band)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX openings_by_use ON openings (games, last);
  CREATE TABLE openings_size (n INTEGER NOT NULL) STRICT;
  INSERT INTO openings_size VALUES (0);
`;

export const PUZZLES = `
  CREATE TABLE puzzle_players (
    identity TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_players_by_last ON puzzle_players (last);
  CREATE TABLE puzzle_tries (
    identity TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (identity, puzzle)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
