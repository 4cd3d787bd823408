/** Processes that share a PostgreSQL database, whose clock says which of them live. */

import { StoreFailure } from "../failure.ts";
import type { Beat, Elsewhere, Noted, Peers } from "../peers.ts";
import { get, run, type Work } from "../sql/work.ts";
import type { Connections } from "./connections.ts";
import type { PostgresDatabase } from "./postgres_database.ts";

/** The channel on which all processes hear what isn't about rooms; each has one of its own as well. */
const CHANNEL = "peers";

const SEATS = "AS seats (room TEXT, player INTEGER)";
const CAME = `
  INSERT INTO present (room, player, process)
  SELECT room, player, ?1::text FROM json_to_recordset(?2::text::json) ${SEATS}
  ON CONFLICT DO NOTHING`;
const LEFT = `
  DELETE FROM present p USING json_to_recordset(?3::text::json) ${SEATS}
  WHERE p.process = ?1::text AND p.room = seats.room AND p.player = seats.player`;
const NOTE = `WITH gone AS (${LEFT}) ${CAME}`;

const BEAT = `
  WITH before AS (
    SELECT until > now() AS lived FROM processes WHERE id = ?1::text
  ), beaten AS (
    INSERT INTO processes (id, until)
    VALUES (?1::text, now() + ?4::double precision * interval '1 ms')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
  ), came AS (${CAME}
  ), gone AS (${LEFT}
  ), ended AS (
    DELETE FROM processes
    WHERE ?5::text::boolean AND until < now() - interval '1 minute' AND id <> ?1::text
    RETURNING id
  ), absent AS (
    DELETE FROM present USING ended WHERE process = id
  ), unclaimed AS (
    DELETE FROM claims USING ended WHERE process = id
  )
  SELECT coalesce((SELECT lived FROM before), FALSE) AS lived,
    coalesce((
      SELECT string_agg(id, ' ') FROM processes WHERE until > now() AND id <> ?1::text
    ), '') AS others`;

/** One statement, so that who is noted by a sign of life is seen with it. */
const ELSEWHERE = `
  WITH others AS (
    SELECT id, until FROM processes WHERE until > now() AND id <> ?1::text
  ), seen AS (
    SELECT DISTINCT room, player FROM present
    WHERE room IN (SELECT json_array_elements_text(?2::text::json))
      AND process IN (SELECT id FROM others)
  )
  SELECT coalesce(?3::double precision - 1000 * (
      SELECT extract(epoch FROM min(until) - now()) FROM others
    )::double precision, 0) AS age,
    (SELECT coalesce(json_agg(seen), '[]')::text FROM seen) AS present`;

const TELL = `
  SELECT pg_notify(?1, ?2 || ' ' || text) FROM json_array_elements_text(?3::text::json) AS text`;

/** Of two who come at once the second sees that the first lives. */
const CLAIM = `
  INSERT INTO claims (work, process) VALUES (?2::text, ?1::text)
  ON CONFLICT (work) DO UPDATE SET process = excluded.process
  WHERE claims.process = ?1::text OR ?3::text::boolean
    AND NOT EXISTS (SELECT 1 FROM processes WHERE id = claims.process AND until > now())
  RETURNING work`;

export class PostgresPeers implements Peers {
  readonly isPrivate = false;

  constructor(
    private readonly database: PostgresDatabase,
    private readonly connections: Pick<Connections, "listen">,
  ) {}

  async beat(
    me: string,
    lasts: number,
    mayForget: boolean,
    noted: Noted = { came: [], left: [] },
  ): Promise<Beat> {
    const row = (await this.#do(get(BEAT, me, ...written(noted), lasts, String(mayForget))))!;
    return { lived: Boolean(row.lived), others: String(row.others).split(" ").filter(Boolean) };
  }

  async note(me: string, noted: Noted): Promise<void> {
    await this.#do(run(NOTE, me, ...written(noted)));
  }

  async elsewhere(me: string, rooms: readonly string[], lasts: number): Promise<Elsewhere> {
    const row = (await this.#do(get(ELSEWHERE, me, JSON.stringify(rooms), lasts)))!;
    return { present: JSON.parse(String(row.present)), age: Math.max(0, Number(row.age)) };
  }

  async claim(me: string, work: string, mayTakeOver: boolean): Promise<boolean> {
    return await this.#do(get(CLAIM, me, work, String(mayTakeOver))) !== undefined;
  }

  async release(me: string, work: string): Promise<void> {
    await this.#do(run("DELETE FROM claims WHERE work = ?2 AND process = ?1", me, work));
  }

  async tell(me: string, texts: readonly string[], to = CHANNEL): Promise<void> {
    await this.#do(run(TELL, to, me, JSON.stringify(texts)));
  }

  hear(me: string, told: (text: string, by: string) => void): void {
    for (const channel of [CHANNEL, me]) {
      this.connections.listen(channel, (payload) => {
        const by = payload.slice(0, me.length), text = payload.slice(me.length + 1);
        if (by !== me) told(text, by);
      });
    }
  }

  async #do<Result>(work: Work<Result>): Promise<Result> {
    const done = await this.database.writeOne(work);
    if (done === "failed") throw new StoreFailure("What processes share can't be written");
    return done;
  }
}

/** Who came and who left, each as JSON. */
function written({ came, left }: Noted): readonly [string, string] {
  return [JSON.stringify(came), JSON.stringify(left)];
}
