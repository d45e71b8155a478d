import pg from "pg";

const name = "tests.empty_tables";
/** What is waiting for a lock that long waits for a test that is not over; a busy machine is far from it. */
const lockMilliseconds = 60_000;

/**
 * Empties tables before each of two thousand tests: deleting what a test has left takes a few milliseconds, truncating some sixty tables with
 * their indexes a third of a second. A function, so that its statements are planned once; and on a connection of its own, which is
 * a replica's and so checks no key and runs no trigger: to become one makes a connection forget all its plans.
 */
export async function openEmptying(databaseUrl: string, tables: readonly string[]): Promise<() => Promise<void>> {
  const settings = `-c session_replication_role=replica -c lock_timeout=${lockMilliseconds}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: settings, idleTimeoutMillis: 0 });
  pool.on("error", () => {});
  const deletions = tables.map((table) => `delete from ${table};`).join(" ");
  await pool.query(`create schema tests;
    create function ${name}() returns void language plpgsql as $$ begin ${deletions} end $$`);
  return async () => void (await pool.query({ name, text: `select ${name}()` }));
}
