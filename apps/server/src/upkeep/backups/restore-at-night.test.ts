import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { hasOwnCity, makeBackedUpPlace, ownCity, restoreInto } from "../../../test/backed-up-place.ts";
import { openInstallation } from "../../../test/installation.ts";
import { findSchema } from "../../database/schema/migrate.ts";
import { migrationNames } from "../../database/schema/migrations.ts";
import { makeNightlyBackup } from "./make-nightly-backup.ts";
import { listBackups } from "./manifest.ts";
import { saveSecrets } from "./restore-installation.ts";

it("an installation that has lost its secret gets it from a backup while the portal runs, and its papers open again", async () => {
  const lost = "the secret that only a backup still has";
  const backupKey = "a key of thirty-two characters or more";
  const { folder, installation, fileId, name } = await makeBackedUpPlace({
    settings: { tokenSecret: lost, backupKey },
  });
  const settings = { tokenSecret: "a new secret, made when the old one was lost", backupKey };
  const started = await openInstallation(folder, { at: installation, settings });
  const open = ({ services }: typeof started) => services.files.read(storedName, { isEncrypted: true });
  const { storedName } = await installation.services.db
    .selectFrom("files")
    .select("storedName")
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  await expect(open(started)).rejects.toThrow("TOKEN_OLD_SECRETS");
  const line = await saveSecrets(started.services, started.place, name);
  const file = join(started.dataFolder, "backup-secrets");
  expect(line).toContain(file);
  expect(line).not.toContain(lost);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [, found = ""] = /^TOKEN_SECRET=(.+)$/m.exec(await readFile(file, "utf8")) ?? [];
  expect(found).toBe(lost);
  expect(await hasOwnCity(started)).toBe(true);
  const again = await openInstallation(folder, { at: installation, settings: { ...settings, tokenSecret: found } });
  expect((await open(again)).length).toBeGreaterThan(0);
  await rm(file);
});

it("a new, empty portal makes no backup of its own, which would be newer than the one to restore", async () => {
  const { folder, name } = await makeBackedUpPlace();
  const elsewhere = await openInstallation(folder);
  await makeNightlyBackup(elsewhere.services);
  expect(await listBackups(elsewhere.services.backups.vault)).toEqual([name]);
});

it("this version restores its own backup over a database that a newer version has changed, and keeps a restore point", async () => {
  const { folder, installation, name } = await makeBackedUpPlace();
  const { db } = installation.services;
  await db.deleteFrom("cities").where("name", "=", ownCity).execute();
  const newer = "2099-01-01-0000-of-tomorrow";
  await sql`create table of_tomorrow (id int)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${newer}, '')`.execute(db);
  await sql`update schema_compatibility set since = ${newer}`.execute(db);
  await installation.stop();
  const stopped = await openInstallation(folder, { at: installation });
  const lines = await restoreInto(stopped, name);
  expect(lines.join("\n")).toContain("npm run restore -- ");
  expect(await hasOwnCity(stopped)).toBe(true);
  expect(await findSchema(stopped.services.db)).toBe(migrationNames.at(-1));
  const { rows } = await sql<{ found: string | null }>`select to_regclass('of_tomorrow')::text as found`.execute(
    stopped.services.db,
  );
  expect(rows).toEqual([{ found: null }]);
});
