import { sql } from "kysely";
import { expect, it } from "vitest";
import { makePlace } from "../../../test/server-place.ts";
import type { Database } from "../database.ts";
import { endCompatibility } from "./compatibility.ts";
import { migrate } from "./migrate.ts";

const newer = "2099-01-01-0000-another-world";

async function makeNewer(db: Database): Promise<void> {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values (${newer}, '')`.execute(db);
  await sql`update applied_functions set version = 'of the newer version'`.execute(db);
}

async function expectNewerFunctions(db: Database): Promise<void> {
  const { rows } = await sql`select version from applied_functions`.execute(db);
  expect(rows).toEqual([{ version: "of the newer version" }]);
}

it("this version refuses a schema that a newer version made incompatible, names the change, and leaves its functions alone", async () => {
  const database = await (await makePlace()).open();
  await makeNewer(database.db);
  await endCompatibility(database.db, newer);
  await expect(migrate(database.db)).rejects.toThrow(
    `A newer version of the portal has changed the database (${newer}). Start that version`,
  );
  await expectNewerFunctions(database.db);
  await database.close();
});

it("this version starts on a newer schema that only added to its own, and leaves its functions alone", async () => {
  const database = await (await makePlace()).open();
  await makeNewer(database.db);
  await migrate(database.db);
  await expectNewerFunctions(database.db);
  await database.close();
});
