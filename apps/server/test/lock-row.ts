import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";

/** Locks a row on another connection. Returns the function that releases it. */
export async function lockRow(
  db: Database,
  { table, key = "id", id }: { table: string; key?: string; id: string },
): Promise<() => Promise<void>> {
  const isHeld = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    // Longer than the server's statement time-out, as from a console.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(transaction);
    isHeld.resolve();
    await letGo.promise;
  });
  await Promise.race([isHeld.promise, holding]);
  return () => {
    letGo.resolve();
    return holding;
  };
}
