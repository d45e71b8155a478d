import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makePlace } from "../../../test/server-place.ts";
import { makeQueue } from "../../services/queue.ts";
import { openPostgres } from "../postgres.ts";
import { connectionsMin, countProcesses, findPoolSize, usualPool } from "./pool-settings.ts";

/** Of a PostgreSQL as it is installed: max_connections 100, of which three are reserved for its operator. */
const usualServer = { allowed: 97 };

describe("the connections of a process", () => {
  it("are few enough for six processes and a backup of each on a PostgreSQL as it is installed", () => {
    expect(countProcesses(usualPool, usualServer)).toBe(6);
    expect(usualServer.allowed - 6 * usualPool.connections).toBeGreaterThanOrEqual(6);
    expect(findPoolSize({ ...usualPool, connections: connectionsMin })).toBeGreaterThan(0);
  });

  it("are never more than the setting, however much is asked at once", async () => {
    const place = await makePlace();
    const pool = { ...usualPool, connections: 7 };
    const database = openPostgres(place.databaseUrl, { deadlineScale: 100, pool });
    const queue = makeQueue(database);
    await queue.open();
    const { promise: hears, resolve } = Promise.withResolvers<void>();
    await database.listen("anything", resolve);
    await hears;
    const held = Array.from({ length: findPoolSize(pool) }, () => Promise.withResolvers<void>());
    const ends = Promise.withResolvers<void>();
    const holding = held.map((hold) =>
      database.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        hold.resolve();
        await ends.promise;
      }),
    );
    await Promise.all(held.map(({ promise }) => promise));
    const waiting = Array.from({ length: 20 }, () => sql`select 1`.execute(database.db));
    const watcher = await openPostgres(place.databaseUrl, { deadlineScale: 100 }).connect();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      watcher.db,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(pool.connections);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(findPoolSize(pool) + 1);
    await watcher.end();
    ends.resolve();
    await Promise.all([...holding, ...waiting]);
    await queue.stop();
    await database.close();
  });
});

describe("behind a pooler in transaction mode", () => {
  const openPooled = async () => {
    const { databaseUrl } = await makePlace();
    return openPostgres(databaseUrl, { directUrl: databaseUrl, deadlineScale: 10 });
  };
  const readLimits = async (db: Awaited<ReturnType<typeof openPooled>>["db"]) => {
    const { rows } =
      await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    return rows[0];
  };

  it("a connection sends no start parameters: the limits are set inside each transaction, and end with it", async () => {
    const { db, isPooled, close } = await openPooled();
    expect(isPooled).toBe(true);
    expect(await readLimits(db)).toEqual({ lock: "0", statement: "0", idle: "0" });
    const inside = { lock: "25s", statement: "30s", idle: "50s" };
    expect(await db.transaction().execute(readLimits)).toEqual(inside);
    const late = await db.transaction().execute(async (transaction) => {
      await sql`create temporary table anything (id int) on commit drop`.execute(transaction);
      return readLimits(transaction);
    });
    expect(late).toEqual(inside);
    expect(await readLimits(db)).toEqual({ lock: "0", statement: "0", idle: "0" });
    await close();
  });

  it("wake-ups and the schema go past the pooler", async () => {
    const { databaseUrl } = await makePlace();
    const nowhere = "postgres://nobody@127.0.0.1:9/nothing";
    const database = openPostgres(nowhere, { directUrl: databaseUrl, deadlineScale: 100 });
    const { promise: hears, resolve } = Promise.withResolvers<void>();
    await database.listen("anything", resolve);
    await hears;
    const { db, end } = await database.connect();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await end();
    await database.close();
  });

  it("statements are not prepared, unless the pooler keeps them", async () => {
    const { databaseUrl } = await makePlace();
    const count = async (url: string) => {
      const { db, close } = openPostgres(url, { directUrl: databaseUrl, deadlineScale: 100 });
      const { rows } = await db.transaction().execute(async (transaction) => {
        await sql`select ${1}::int`.execute(transaction);
        return sql`select from pg_prepared_statements where statement like 'select $1::int%'`.execute(transaction);
      });
      await close();
      return rows.length;
    };
    expect(await count(databaseUrl)).toBe(0);
    expect(await count(`${databaseUrl}?prepared=on`)).toBe(1);
  });
});
