/** The tables of rooms, processes and the arena for PostgreSQL, since the first schema. Never change them; add a migration. */

/** Only what living processes say of themselves. */
export const PEERS = `
  CREATE TABLE processes (id TEXT COLLATE "C" PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
  CREATE TABLE present (
    room TEXT COLLATE "C" NOT NULL,
    player INTEGER NOT NULL,
    process TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (room, player, process)
  );
  CREATE INDEX present_by_process ON present (process);
  CREATE TABLE claims (
    work TEXT COLLATE "C" PRIMARY KEY,
    process TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX claims_by_process ON claims (process);
`;

/** Whether a match counted, as its JSON says: what didn't is forgotten sooner. */
export const ARENA_RATED = `
  ALTER TABLE arena_matches ADD COLUMN rated INTEGER
    GENERATED ALWAYS AS ((body::jsonb ->> 'rated')::boolean::integer) STORED;
  CREATE INDEX arena_matches_by_rated ON arena_matches (rated, ended_at);
`;

/**
 * A program that knows these columns fills them in, and says so with `noted`. Where another has written,
 * as the version before does while processes are replaced, they are read from the head.
 */
export const ROOM_LIST = `
  ALTER TABLE rooms
    ADD COLUMN opener TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN game TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN phase TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN listing TEXT COLLATE "C",
    ADD COLUMN touched BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN stay TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN two_turns BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN due BIGINT,
    ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;

  CREATE FUNCTION note_room() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE said RECORD;
  BEGIN
    SELECT * INTO said FROM json_to_record(NEW.head::json) AS head(
      opener TEXT, game TEXT, phase TEXT, listed BOOLEAN, unfinished BOOLEAN, taken BOOLEAN,
      tournament TEXT, touched BIGINT, clock BIGINT, due BIGINT, "isComputers" BOOLEAN
    );
    NEW.opener = coalesce(said.opener, '');
    NEW.game = said.game;
    NEW.phase = said.phase;
    NEW.listing = CASE
      WHEN said.listed AND said.unfinished THEN 'running'
      WHEN said.listed AND said.taken AND said.phase = 'waiting' THEN 'waiting'
    END;
    NEW.touched = said.touched;
    NEW.stay = CASE
      WHEN said.phase = 'over' AND said.tournament IS NOT NULL THEN 'played'
      WHEN said.taken THEN 'taken' ELSE 'untaken'
    END;
    NEW.two_turns = 2000 * coalesce(said.clock, 0);
    NEW.due = CASE WHEN said."isComputers" THEN 0 ELSE said.due END;
    NEW.noted = NEW.version;
    RETURN NEW;
  END $$;
  CREATE TRIGGER note_room BEFORE INSERT OR UPDATE ON rooms
    FOR EACH ROW WHEN (NEW.noted <> NEW.version) EXECUTE FUNCTION note_room();
  UPDATE rooms SET noted = 0;

  CREATE INDEX rooms_by_opener ON rooms (opener) WHERE live;
  CREATE INDEX rooms_by_listing ON rooms (listing, game) WHERE listing IS NOT NULL;
  CREATE INDEX rooms_by_due ON rooms (due) WHERE due IS NOT NULL;
`;
