import { sql } from "kysely";
import { expect, it } from "vitest";
import { makePlace } from "../../../test/server-place.ts";
import { migrate } from "./migrate.ts";

it("this version refuses a database that a newer version has changed, names the change, and leaves its functions alone", async () => {
  const database = await (await makePlace()).open();
  await migrate(database.db);
  await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-0000-another-world', '')`.execute(
    database.db,
  );
  await sql`update applied_functions set version = 'of the newer version'`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow(
    "A newer version of the portal has changed the database (2099-01-01-0000-another-world). Start that version",
  );
  const { rows } = await sql`select version from applied_functions`.execute(database.db);
  expect(rows).toEqual([{ version: "of the newer version" }]);
  await database.close();
});
