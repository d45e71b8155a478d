import pg from "pg";

const [emptyTables, restoreTables] = ["tests.empty_tables", "tests.restore_tables"];
/** A longer wait for a lock means that a test has not ended; a busy machine stays far below. */
const lockMilliseconds = 60_000;

interface TestTables {
  /** Empties all tables without shipped data. */
  empty: () => Promise<void>;
  /** Gives the tables with a copy the rows of that copy again. */
  restore: () => Promise<void>;
}

/**
 * Empties tables before each of two thousand tests. Deleting a test's rows takes a few milliseconds, truncating some sixty tables a third of a
 * second. A database function keeps its plans. It has its own connection in the replica role, which checks no key and runs no trigger, because
 * changing the role discards a connection's plans. The copied tables are restored from a copy of this moment, which takes as little.
 */
export async function openTestTables(
  databaseUrl: string,
  { emptied, copied }: { emptied: readonly string[]; copied: readonly string[] },
): Promise<TestTables> {
  const settings = `-c session_replication_role=replica -c lock_timeout=${lockMilliseconds}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: settings, idleTimeoutMillis: 0 });
  pool.on("error", () => {});
  const write = (name: string, statements: string[]) =>
    pool.query(
      `create function ${name}() returns void language plpgsql as $$ begin ${statements.map((one) => `${one};`).join(" ")} end $$`,
    );
  await pool.query("create schema tests");
  for (const table of copied) await pool.query(`create table tests.${table} as table ${table}`);
  await write(
    emptyTables,
    emptied.map((table) => `delete from ${table}`),
  );
  await write(
    restoreTables,
    copied.flatMap((table) => [
      `delete from ${table}`,
      `insert into ${table} overriding system value select * from tests.${table}`,
    ]),
  );
  const run = async (name: string) => void (await pool.query({ name, text: `select ${name}()` }));
  return { empty: () => run(emptyTables), restore: () => run(restoreTables) };
}
