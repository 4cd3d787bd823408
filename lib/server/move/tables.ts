/** What is moved from SQLite, table by table, and how it's read there. Dumps are made again. */

export interface MovedTable {
  readonly name: string;
  /** Columns are named as PostgreSQL knows them. */
  readonly select: string;
  /** The column that PostgreSQL numbers by itself. */
  readonly numbered?: string;
}

const PLAIN = [
  "events",
  "seated",
  "looks",
  "games",
  "sittings",
  "computers",
  "rungs",
  "totals",
  "keys",
  "tickets",
  "restraints",
  "barred_names",
  "pause",
  "blocks",
  "follows",
  "notices",
  "arena_bots",
  "post_users",
  "puzzle_players",
  "puzzle_tries",
  "puzzle_ratings",
  "tournaments",
  "entrants",
  "pairings",
  "tournament_lines",
];
const NUMBERED = ["boards", "bots", "checks", "subscriptions", "reports", "acts"];

/** `commits` says nothing that PostgreSQL doesn't know by itself. */
export const MOVED_TABLES: readonly MovedTable[] = [
  {
    name: "rooms",
    select: `SELECT code, (SELECT max(version) FROM events WHERE room = code) AS version, head,
      unfinished, live, until FROM rooms`,
  },
  {
    name: "players",
    select: "SELECT id, identity, name, rating, deviation, form, counted FROM players",
    numbered: "id",
  },
  {
    name: "arena_matches",
    select: "SELECT rowid, id, ended_at, body, moves FROM arena_matches",
    numbered: "rowid",
  },
  // Openings are counted again.
  {
    name: "openings_waiting",
    select: `SELECT id AS game FROM games
      WHERE game IN ('conquerors-v2', 'conquerors-classic', 'skirmish')`,
  },
  { name: "post_boards", select: "SELECT * FROM post_boards", numbered: "number" },
  ...NUMBERED.map((name) => ({ name, select: `SELECT * FROM ${name}`, numbered: "id" })),
  ...PLAIN.map((name) => ({ name, select: `SELECT * FROM ${name}` })),
];
