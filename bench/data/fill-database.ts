import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import type { DataSize } from "./data-size.ts";
import { fillDesks } from "./fill-desks.ts";
import { fillJobs } from "./fill-jobs.ts";
import { fillMoney } from "./fill-money.ts";
import { fillPeople } from "./fill-people.ts";

const steps = { people: fillPeople, jobs: fillJobs, money: fillMoney, desks: fillDesks };

/** Switches off triggers that write events: ten million events would be deleted again within the hour. */
async function setTriggers(db: Database, word: "enable" | "disable"): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s %s trigger %I', tgrelid::regclass, ${word}::text, tgname) as statement
    from pg_trigger where tgname like '%\\_tell'`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

/**
 * Fills a migrated, empty database that has its catalogue. It is the same in each run except for the end of its two years. Rows are
 * inserted in sets, without the portal's use cases; the constraints of the tables are checked.
 */
export async function fillDatabase(
  db: Database,
  size: DataSize,
  onStep: (name: string) => void = () => {},
): Promise<void> {
  const [someone] = await db.selectFrom("accounts").select("id").limit(1).execute();
  if (someone) throw new Error("this database already has people: use an empty one");
  // Temporary tables and functions exist only on one connection.
  await db.connection().execute(async (connection) => {
    // The portal's connections abort statements after seconds.
    await sql`select set_config('statement_timeout', '0', false)`.execute(connection);
    await setTriggers(connection, "disable");
    for (const [name, statementsOf] of Object.entries(steps)) {
      onStep(name);
      const statements: RawBuilder<unknown>[] = statementsOf(size);
      for (const statement of statements) await statement.execute(connection);
    }
    await setTriggers(connection, "enable");
    await sql`discard temp`.execute(connection);
    onStep("statistics");
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
