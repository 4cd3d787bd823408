/**
 * What was kept of rooms, of the arena and the command `post`, and what several processes share, schema
 * by schema. Never change one; add another.
 */

/**
 * Boards by post are rooms like all others, known by number and by code. Commits are counted, and a
 * room has the number of the last that wrote to it, so that another process finds what is new.
 */
export const SHARED = `
  DROP TABLE post_boards;
  CREATE TABLE post_boards (
    number INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    stem TEXT NOT NULL
  ) STRICT;

  CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
  INSERT INTO commits VALUES (0);
  ALTER TABLE rooms ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX rooms_by_commit ON rooms (written);
`;

/**
 * `seated` finds the rooms of somebody who wants to be forgotten. A room that was retired with an
 * unfinished game is kept until a moment, ms; a check's verdict and a bot's record for a time after
 * `settled` and `last`. A file is soiled while free bytes of it may hold what was deleted. What is there already begins its time now.
 */
export const FORGETTING = `
  CREATE TABLE seated (
    identity TEXT NOT NULL,
    room TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (identity, room, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_by_room ON seated (room);
  INSERT OR IGNORE INTO seated
    SELECT body ->> '$.secret.identity', room, body ->> '$.player' FROM events
    WHERE body ->> '$.secret.identity' <> '' AND body ->> '$.player' IS NOT NULL;

  ALTER TABLE commits ADD COLUMN soiled INTEGER NOT NULL DEFAULT 0;
  UPDATE commits SET soiled = EXISTS (SELECT 1 FROM rooms) OR EXISTS (SELECT 1 FROM games);

  ALTER TABLE rooms ADD COLUMN until INTEGER;
  CREATE INDEX rooms_by_until ON rooms (until) WHERE until IS NOT NULL;
  UPDATE rooms SET until = (unixepoch() + 30 * 86400) * 1000 WHERE live = 0;

  ALTER TABLE checks ADD COLUMN settled INTEGER;
  CREATE INDEX checks_by_settled ON checks (settled) WHERE settled IS NOT NULL;
  UPDATE checks SET settled = unixepoch() * 1000 WHERE verdict IS NOT NULL;

  ALTER TABLE arena_bots ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX arena_bots_by_last ON arena_bots (last);
  UPDATE arena_bots SET last = unixepoch() * 1000;
`;

/** A match is JSON without its moves; an opponent is known by author and name. */
export const ARENA = `
  CREATE TABLE arena_matches (
    id TEXT PRIMARY KEY,
    ended_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    moves BLOB NOT NULL
  ) STRICT;
  CREATE INDEX arena_matches_by_end ON arena_matches (ended_at);
  CREATE TABLE arena_bots (
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (author, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX arena_bots_by_spread ON arena_bots (wins - losses, rating);
`;

/** SHA-256 of the key that a bot's name is rated with; null for any. */
export const ARENA_KEYS = "ALTER TABLE arena_bots ADD COLUMN key TEXT;";

/** Whether a match counted, as its JSON says: what didn't is forgotten sooner. */
export const ARENA_RATED = `
  ALTER TABLE arena_matches ADD COLUMN rated INTEGER
    GENERATED ALWAYS AS (body ->> '$.rated') VIRTUAL;
  CREATE INDEX arena_matches_by_rated ON arena_matches (rated, ended_at);
`;

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

/** What rooms are found by; writers fill it in from the head. */
export const ROOM_LIST = `
  ALTER TABLE rooms ADD COLUMN opener TEXT NOT NULL DEFAULT '';
  ALTER TABLE rooms ADD COLUMN game TEXT NOT NULL DEFAULT '';
  ALTER TABLE rooms ADD COLUMN phase TEXT NOT NULL DEFAULT '';
  ALTER TABLE rooms ADD COLUMN listing TEXT;
  ALTER TABLE rooms ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE rooms ADD COLUMN stay TEXT NOT NULL DEFAULT '';
  ALTER TABLE rooms ADD COLUMN two_turns INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE rooms ADD COLUMN due INTEGER;
  UPDATE rooms SET
    opener = coalesce(head ->> '$.opener', ''),
    game = head ->> '$.game',
    phase = head ->> '$.phase',
    listing = CASE
      WHEN head ->> '$.listed' AND head ->> '$.unfinished' THEN 'running'
      WHEN head ->> '$.listed' AND head ->> '$.taken' AND head ->> '$.phase' = 'waiting'
        THEN 'waiting'
    END,
    touched = head ->> '$.touched',
    stay = CASE
      WHEN head ->> '$.phase' = 'over' AND head ->> '$.tournament' IS NOT NULL THEN 'played'
      WHEN head ->> '$.taken' THEN 'taken' ELSE 'untaken'
    END,
    two_turns = 2000 * coalesce(head ->> '$.clock', 0),
    due = CASE WHEN head ->> '$.isComputers' THEN 0 ELSE head ->> '$.due' END;
  CREATE INDEX rooms_by_opener ON rooms (opener) WHERE live;
  CREATE INDEX rooms_by_listing ON rooms (listing, game) WHERE listing IS NOT NULL;
  CREATE INDEX rooms_by_due ON rooms (due) WHERE due IS NOT NULL;
`;
