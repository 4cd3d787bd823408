import type { PostgresServer } from "./postgres_server.ts";

const TABLES = "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'";
const OTHERS = `
  SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/**
 * Gives a PostgreSQL database back as it was when its tables were made, for a small part of what
 * another database costs.
 */
export class Emptying {
  private constructor(private readonly server: PostgresServer, private readonly sql: string) {}

  /** Of databases that are like this one, which nobody has used yet. */
  static async like(server: PostgresServer, database: string): Promise<Emptying> {
    const deeds = [
      // Whatever refers to what.
      "SET LOCAL session_replication_role = replica",
      "SELECT setval(format('%I', sequencename), 1, false) FROM pg_sequences",
    ];
    await server.within(database, async (sql) => {
      for (const { name } of await sql.unsafe(TABLES)) {
        deeds.push(`DELETE FROM ${name}`);
        const [found] = await sql.unsafe(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
        if (found!.rows === null) continue;
        const rows = found!.rows.replaceAll("'", "''");
        deeds.push(
          `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, '${rows}')`,
        );
      }
    });
    return new Emptying(server, deeds.join(";\n"));
  }

  /** False if somebody is still connected, who might write later. */
  async empty(url: string): Promise<boolean> {
    let isAlone = false;
    await this.server.within(url, async (sql) => {
      isAlone = (await sql.unsafe(OTHERS))[0]!.others === 0;
      if (isAlone) await sql.unsafe(this.sql);
    });
    return isAlone;
  }
}
