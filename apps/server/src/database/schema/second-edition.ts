import { sql } from "kysely";
import type { Database } from "../database.ts";

/** The number of migrations of the second edition. Its last one identifies the edition. */
const migrationCount = 54;
const lastMigration = "2026-11-23-0030-names-with-ids";

/**
 * Marks the baseline as applied in a database of the second edition, which already has its tables. Later migrations follow. Does nothing to
 * other databases.
 * @throws Error for an older database
 */
export async function markSecondEdition(db: Database, baseline: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows: found } = await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(
      transaction,
    );
    if (found.length === 0) return;
    await sql`lock table kysely_migration in exclusive mode`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction);
    const names = rows.map(({ name }) => name);
    if (names.length === 0 || names.includes(baseline)) return;
    if (names.length !== migrationCount || !names.includes(lastMigration))
      throw new Error(
        "This database was made by a version before 1.0.0. Start version 1.0.0 on it once, then this version again.",
      );
    await sql`delete from kysely_migration`.execute(transaction);
    const timestamp = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${timestamp})`.execute(transaction);
  });
}
