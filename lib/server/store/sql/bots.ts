/** Bots and their tokens in a database. */

import type { OwnBot, Scope } from "../../../leaderboard/bot.ts";
import { type Bot, type Bots, type BotShare, HOUSE, type Issue } from "../bots.ts";
import { all, type Database, get, type Row, run, type Work } from "./work.ts";

/** How exactly is kept when a token was used, ms: each use would be a write otherwise. */
const HOUR = 3_600_000;

const DAY = 24 * HOUR;
/** How long a token that isn't used is kept, ms: of a bot that never played, and of others. */
const IDLE = 30 * DAY, RESTING = 365 * DAY;
/** How many bots are pruned at a time, of how many numbers, and how often others have their turn, ms. */
const PRUNED = 25, STRETCH = 1_000, TURN = 30_000;

/** A bot that there's nothing of but itself: whoever deletes its owner's data has no need to find it. */
const IS_NEW = `
  NOT EXISTS (SELECT 1 FROM players p WHERE p.identity = bots.identity)
  AND NOT EXISTS (SELECT 1 FROM seated s WHERE s.identity = bots.identity)
  AND NOT EXISTS (
    SELECT 1 FROM entrants e WHERE e.identity = bots.identity AND e.identity <> ''
  )
  AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.identity = bots.identity)`;
/** Those of a stretch not used since a moment; none of the server's own, which need no token. */
const UNUSED = `
  SELECT id FROM bots
  WHERE id > ?2 AND id <= ?2 + ${STRETCH} AND used < ?1 AND made < ?1 AND source <> '${HOUSE}'`;

export class SqlBots implements Bots {
  constructor(private readonly database: Database) {}

  issue(asked: Issue, now: number, share: BotShare): Promise<number | "limit" | "failed"> {
    return this.database.write(() => issue(asked, now, share));
  }

  async find(token: string, now: number): Promise<Bot | undefined> {
    const row = await this.database.read(find(token));
    if (!row) return undefined;
    if (now - Number(row.used) >= HOUR) await this.database.write(() => use(token, now));
    return botOf(row);
  }

  async of(owner: string): Promise<readonly OwnBot[]> {
    return (await this.database.read(of(owner))).map(ownBotOf);
  }

  async identitiesOf(owner: string): Promise<readonly string[]> {
    return (await this.database.read(of(owner))).map(({ identity }) => String(identity));
  }

  async revoke(owner: string, id: number): Promise<boolean> {
    return await this.database.write(() => revoke(owner, id)) === 1;
  }
}

/** Forgets an owner's bots, or a bot by its own hash. */
export function* eraseBots(identity: string): Work<void> {
  yield* run("DELETE FROM bots WHERE owner = ?1 OR identity = ?1", identity);
}

/**
 * Forgets some bots that never played and aren't used, and takes others' tokens away after a year. Those
 * that have played stay for good, and may be many: each time a stretch of them all is looked at.
 */
export function* pruneBots(now: number): Work<void> {
  const newest = yield* get("SELECT max(id) AS id FROM bots");
  const stretches = Math.ceil(Number(newest?.id ?? 0) / STRETCH) || 1;
  const before = Math.floor(now / TURN) % stretches * STRETCH;
  yield* run(
    `DELETE FROM bots WHERE id IN (${UNUSED} AND ${IS_NEW} LIMIT ${PRUNED})`,
    now - IDLE,
    before,
  );
  yield* run(
    `UPDATE bots SET token = NULL
     WHERE id IN (${UNUSED} AND token IS NOT NULL LIMIT ${PRUNED})`,
    now - RESTING,
    before,
  );
}

function* issue(asked: Issue, now: number, share: BotShare): Work<number | "limit"> {
  const { identity, owner, name, scopes, token, source } = asked;
  const known = yield* get("SELECT token FROM bots WHERE identity = ?", identity);
  if (known?.token == null && !(yield* isFree(owner, source, share))) return "limit";
  const row = yield* get(
    `INSERT INTO bots (identity, owner, name, scopes, token, made, used, source)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7)
     ON CONFLICT (identity) DO UPDATE SET
       name = ?3, scopes = ?4, token = ?5, made = ?6, used = 0, source = ?7
     RETURNING id`,
    identity,
    owner,
    name,
    scopes.join(" "),
    token,
    now,
    source,
  );
  return Number(row!.id);
}

function* isFree(owner: string, source: string, share: BotShare): Work<boolean> {
  const row = yield* get(
    `SELECT (SELECT count(token) FROM bots) AS every,
       (SELECT count(token) FROM bots WHERE source = ?1) AS near,
       (SELECT count(token) FROM bots WHERE owner = ?2) AS own`,
    source,
    owner,
  );
  const { every, near, own } = row!;
  return Number(every) < share.all && Number(near) < share.ofSource && Number(own) < share.ofOwner;
}

function* find(token: string): Work<Row | undefined> {
  return yield* get("SELECT * FROM bots WHERE token = ?", token);
}

function* use(token: string, now: number): Work<void> {
  yield* run("UPDATE bots SET used = ? WHERE token = ?", now, token);
}

function* of(owner: string): Work<readonly Row[]> {
  return yield* all("SELECT * FROM bots WHERE owner = ? ORDER BY id", owner);
}

function* revoke(owner: string, id: number): Work<number> {
  const revoked = yield* run("UPDATE bots SET token = NULL WHERE owner = ? AND id = ?", owner, id);
  if (revoked === 1) yield* run(`DELETE FROM bots WHERE id = ? AND ${IS_NEW}`, id);
  return revoked;
}

function botOf({ id, identity, owner, name, scopes }: Row): Bot {
  return {
    id: Number(id),
    identity: String(identity),
    owner: String(owner),
    name: String(name),
    scopes: String(scopes).split(" ") as Scope[],
  };
}

function ownBotOf(row: Row): OwnBot {
  const { id, name, scopes } = botOf(row);
  const { token, made, used } = row;
  return {
    id,
    name,
    scopes,
    made: token === null ? null : Number(made),
    used: Number(used) || null,
  };
}
