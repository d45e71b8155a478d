import pg from "pg";

const [emptyTables, emptyAndRestore] = ["tests.empty_tables", "tests.empty_and_restore"];
/** A longer wait for a lock means that a test has not ended; a busy machine stays far below. */
const lockMilliseconds = 60_000;

interface Tables {
  emptied: readonly string[];
  /** The catalogue's: they are restored once a test has changed one. */
  catalogue: readonly string[];
}

/**
 * Returns a function that empties tables before each of two thousand tests, and restores the catalogue if a test has changed it. It resolves to
 * whether it has. Deleting a test's rows takes a few milliseconds, truncating some sixty tables a third of a second. A database function keeps its
 * plans. It has its own connection in the replica role, which checks no key and runs no trigger, because changing the role discards a
 * connection's plans.
 */
export async function openTestTables(
  databaseUrl: string,
  { emptied, catalogue }: Tables,
): Promise<() => Promise<boolean>> {
  const settings = `-c session_replication_role=replica -c lock_timeout=${lockMilliseconds}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: settings, idleTimeoutMillis: 0 });
  pool.on("error", () => {});
  const deletions = emptied.map((table) => `delete from ${table};`);
  const insertions = catalogue.flatMap((table) => [
    `delete from ${table};`,
    `insert into ${table} overriding system value select * from tests.${table};`,
  ]);
  await pool.query(`create schema tests;
    ${catalogue.map((table) => `create table tests.${table} as table ${table};`).join(" ")}
    create table tests.catalogue_version as table catalogue_version;
    create function ${emptyTables}() returns void language plpgsql as $$ begin ${deletions.join(" ")} end $$;
    create function ${emptyAndRestore}() returns boolean language plpgsql as $$ begin
      perform ${emptyTables}();
      if (select version from catalogue_version) = (select version from tests.catalogue_version) then return false; end if;
      ${insertions.join(" ")}
      update catalogue_version set version = version + 1;
      update tests.catalogue_version set version = (select version from catalogue_version);
      return true;
    end $$`);
  return async () => {
    const { rows } = await pool.query({ name: emptyAndRestore, text: `select ${emptyAndRestore}() as is_restored` });
    return rows[0].is_restored;
  };
}
