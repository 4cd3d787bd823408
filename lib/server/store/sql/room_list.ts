/**
 * Rooms found by what their heads say. Columns next to each head hold that, and writers fill them in:
 * an index over what changes with each turn would cost each turn, so there's none over `touched`.
 */

import { type GameId, gameIds, gameOf } from "../../../games/registry.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { Forgotten, Held, Patience, RoomList } from "../room_list.ts";
import { all, type Database, get, listed, type Row } from "./work.ts";

const SECOND = 1_000;

/** What a room is found by. */
export interface RoomMarks {
  readonly opener: string;
  readonly game: GameId;
  readonly phase: RoomSummary["phase"];
  /** Where everyone sees it; null where nobody does. */
  readonly listing: "waiting" | "running" | null;
  readonly touched: number;
  /** Why it may stay: a game that nobody looks at for long was played, nobody entered it, or neither. */
  readonly stay: "played" | "untaken" | "taken";
  /** How long two of its turns may take, ms. */
  readonly twoTurns: number;
  /** From when on it awaits no person, ms; null if it does. */
  readonly due: number | null;
}

export function marksOf(head: RoomSummary): RoomMarks {
  const { opener = "", game, phase, touched, clock, due, isComputers } = head;
  return {
    opener,
    game,
    phase,
    listing: listingOf(head),
    touched,
    stay: stayOf(head),
    twoTurns: 2 * (clock ?? 0) * SECOND,
    due: isComputers ? 0 : due,
  };
}

function listingOf({ listed, unfinished, taken, phase }: RoomSummary): RoomMarks["listing"] {
  if (!listed) return null;
  if (unfinished) return "running";
  return taken && phase === "waiting" ? "waiting" : null;
}

function stayOf({ phase, tournament, taken, players = [] }: RoomSummary): RoomMarks["stay"] {
  const isOfBots = players.some(({ owner }) => owner) &&
    players.every(({ identity, owner }) => owner || identity === "");
  if (phase === "over" && (tournament !== undefined || isOfBots)) return "played";
  return taken ? "taken" : "untaken";
}

const LISTED = "SELECT head FROM rooms WHERE live AND listing = ?";
const LAST_FIRST = "ORDER BY touched DESC";
const LEFT = `SELECT head, until FROM rooms
  WHERE code IN (SELECT room FROM seated WHERE identity = ?) AND NOT live ${LAST_FIRST}`;
/** Those that people come back to when they have time. */
const BY_POST = gameIds().filter((id) => gameOf(id).attrition).map((id) => `'${id}'`).join();
const FORGOTTEN = `
  SELECT code, two_turns, touched FROM rooms WHERE live AND touched < ?1 - CASE
    WHEN stay = 'played' THEN ?2 WHEN stay = 'untaken' THEN ?3
    WHEN two_turns = 0 AND game IN (${BY_POST}) THEN ?5
    WHEN two_turns > ?4 THEN two_turns ELSE ?4
  END`;
const HELD = `
  SELECT (SELECT count(*) FROM rooms WHERE live AND opener = ?1 AND opener <> '') AS of_source,
    (SELECT count(*) FROM seated JOIN rooms ON code = room
      WHERE identity = ?2 AND player = 0 AND live AND phase <> 'over') AS of_identity`;

export class SqlRoomList implements RoomList {
  constructor(private readonly database: Database) {}

  waiting(most: number, game?: string): Promise<readonly RoomSummary[]> {
    return game === undefined
      ? this.#heads(`${LISTED} ${LAST_FIRST} LIMIT ?`, "waiting", most)
      : this.#heads(`${LISTED} AND game = ? ${LAST_FIRST} LIMIT ?`, "waiting", game, most);
  }

  running(most: number): Promise<readonly RoomSummary[]> {
    return this.#heads(`${LISTED} ${LAST_FIRST} LIMIT ?`, "running", most);
  }

  async of(identities: readonly string[]): Promise<readonly RoomSummary[]> {
    if (identities.length === 0) return [];
    const { marks, values } = listed(identities), known = new Set(identities);
    const heads = await this.#heads(
      `SELECT head FROM rooms WHERE code IN (SELECT room FROM seated WHERE identity IN (${marks}))
       AND live AND phase <> 'over' ${LAST_FIRST}`,
      ...values,
    );
    return heads.filter((head) => sitsIn(head, known));
  }

  async left(identity: string): Promise<readonly RoomSummary[]> {
    const known = new Set([identity]);
    const rows = await this.database.read(all(LEFT, identity));
    const heads = rows.map((row) => ({ ...headIn(row), due: Number(row.until) }));
    return heads.filter((head) => !head.clock && !head.bank && sitsIn(head, known));
  }

  async heads(codes: readonly string[]): Promise<readonly RoomSummary[]> {
    if (codes.length === 0) return [];
    const { marks, values } = listed(codes);
    return await this.#heads(`SELECT head FROM rooms WHERE live AND code IN (${marks})`, ...values);
  }

  async due(until: number, from = 0): Promise<readonly string[]> {
    const rows = await this.database.read(
      all("SELECT code FROM rooms WHERE live AND due >= ? AND due < ?", from, until),
    );
    return rows.map(({ code }) => String(code));
  }

  async forgotten(
    now: number,
    { played, untaken, idle, slow }: Patience,
  ): Promise<readonly Forgotten[]> {
    const rows = await this.database.read(all(FORGOTTEN, now, played, untaken, idle, slow));
    return rows.map(({ code, two_turns, touched }) => ({
      code: String(code),
      twoTurns: Number(two_turns),
      touched: Number(touched),
    }));
  }

  async size(): Promise<number> {
    const row = await this.database.read(get("SELECT count(*) AS n FROM rooms WHERE live"));
    return Number(row!.n);
  }

  async held(opener: string, identity: string): Promise<Held> {
    const row = (await this.database.read(get(HELD, opener, identity)))!;
    return { ofSource: Number(row.of_source), ofIdentity: Number(row.of_identity) };
  }

  async #heads(sql: string, ...values: (string | number)[]): Promise<readonly RoomSummary[]> {
    return (await this.database.read(all(sql, ...values))).map(headIn);
  }
}

/** Whether one of them sits there: who did once may have left. */
function sitsIn({ players = [] }: RoomSummary, identities: ReadonlySet<string>): boolean {
  return players.some(({ identity }) => identities.has(identity));
}

function headIn({ head }: Row): RoomSummary {
  return JSON.parse(String(head));
}
