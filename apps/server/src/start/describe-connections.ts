import { sql } from "kysely";
import type { OpenDatabase } from "../database/database.ts";
import { countProcesses, type PoolSettings, type ServerConnections } from "../database/pool/pool-settings.ts";

/** Without the connections that only the server's operators get. The second setting exists since PostgreSQL 16. */
async function readConnections({ db }: Pick<OpenDatabase, "db">): Promise<ServerConnections> {
  const { rows } = await sql<ServerConnections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as allowed,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`.execute(db);
  return rows[0] ?? { allowed: 0, used: 0 };
}

/** Returns one line for the operator: for how many processes the server has enough connections. */
export async function describeConnections(
  database: Pick<OpenDatabase, "db" | "isPooled">,
  pool: PoolSettings,
): Promise<string> {
  const { connections } = pool;
  if (database.isPooled) return `Database: a pooler takes ${connections} connections of this process at most.`;
  const server = await readConnections(database);
  const processes = countProcesses(pool, server);
  const line =
    `Database: ${connections} connections for this process at most, ${server.allowed} for all, ${server.used} in use: ` +
    `enough for ${processes} processes.`;
  if (processes > 0) return line;
  return `${line} Set DATABASE_CONNECTIONS to less, or max_connections of PostgreSQL to more.`;
}
