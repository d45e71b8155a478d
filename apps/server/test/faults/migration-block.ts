import pg from "pg";

/** Locks the name of a table that a migration creates, so that the migration waits. Returns the function that releases it. */
export async function blockMigration({
  databaseUrl,
}: {
  databaseUrl: string | undefined;
}): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query("create table ledger_lines (id integer)");
  return async () => {
    await client.query("rollback");
    await client.end();
  };
}

export async function isMigrationWaiting({ databaseUrl }: { databaseUrl: string | undefined }): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%create table%'";
  const { rowCount } = await client.query(`${waiting} and datname = current_database()`);
  await client.end();
  return rowCount === 1;
}
