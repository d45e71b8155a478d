import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseSilent } from "../database.ts";
import { currentWork } from "../work.ts";
import { PipelinedClient } from "./pipelined-client.ts";
import { PooledClient } from "./pooled-client.ts";

/**
 * Opens a pool of connections. A call waits for one no longer than its deadline. When a reply did not come in time, connections that were
 * opened before that are not used again, because the fault may affect all of them.
 *
 * Each statement with parameters, and each select, has a name, which lets PostgreSQL keep its plan: 1.6 times the requests on
 * short lists. Behind a pooler in transaction mode that fails: `?prepared=off` in DATABASE_URL turns it off.
 */
export function openPool(
  settings: pg.PoolConfig,
  options: { isPrepared: boolean; deadlineScale: number; transactionLimits?: Record<string, number> },
): PostgresPool {
  let silences = 0;
  const onSilence = () => {
    silences += 1;
  };
  class CountingClient extends PipelinedClient {
    /** The number of silences when it was opened. Counted, because a clock may be set back. */
    readonly silencesBefore = silences;
  }
  type Connection = CountingClient & pg.PoolClient;
  const pool = new pg.Pool({ ...settings, Client: CountingClient });
  // A connection that dies while idle is replaced at its next use; the error itself needs no handling.
  pool.on("error", () => {});

  async function takeFresh(): Promise<Connection> {
    for (;;) {
      const connection = (await pool.connect()) as Connection;
      if (connection.silencesBefore === silences) return connection;
      connection.release(true);
    }
  }

  return {
    options: pool.options,
    connect: async () => {
      const work = currentWork();
      const taking = takeFresh();
      const connection = await (work ? work.wait(inTime(taking, work.leftMilliseconds)) : taking);
      // Cursors are not used.
      return new PooledClient(connection, { ...options, onSilence }) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** A connection that comes too late goes back at once. */
function inTime<Connection extends pg.PoolClient>(
  taking: Promise<Connection>,
  milliseconds: number,
): Promise<Connection> {
  if (!Number.isFinite(milliseconds)) return taking;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DatabaseSilent());
    taking.then((connection) => connection.release()).catch(() => {});
  }, milliseconds);
  return Promise.race([taking, late.promise]).finally(() => clearTimeout(timer));
}
