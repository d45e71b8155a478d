import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { hasOwnCity, makeBackedUpPlace, ownCity, restoreInto, taskTime } from "../../../test/backed-up-place.ts";
import { makeBucketPlace } from "../../../test/file-stores.ts";
import { makeFolder, openInstallation } from "../../../test/installation.ts";
import { findSchema, migrateWithin } from "../../database/schema/migrate.ts";
import { migrationNames } from "../../database/schema/migrations.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { createBackup } from "./create-backup.ts";
import { listBackups } from "./manifest.ts";

it("a filled place gets a restore point first, and the restore point brings its data back", async () => {
  const { folder, installation, name } = await makeBackedUpPlace();
  await installation.services.db.deleteFrom("cities").where("name", "=", ownCity).execute();
  await expect(restoreInto(installation, name)).rejects.toThrow("Stop it first");
  await installation.stop();
  const stopped = await openInstallation(folder, { at: installation });
  const lines = await restoreInto(stopped, name);
  expect(await hasOwnCity(stopped)).toBe(true);
  const [, point = ""] = /npm run restore -- (\S+)/.exec(lines.join("\n")) ?? [];
  expect(point > name).toBe(true);
  await stopped.stop();
  const again = await openInstallation(folder, { at: installation });
  await restoreInto(again, point);
  expect(await hasOwnCity(again)).toBe(false);
});

it("a restore ends all sessions, queues waiting tasks again, and is in the security log", async () => {
  const { folder, name } = await makeBackedUpPlace();
  const elsewhere = await openInstallation(folder, { isEmpty: true });
  await restoreInto(elsewhere);
  const { db } = elsewhere.services;
  const sessions = await db.selectFrom("sessions").select("endedAt").execute();
  expect(sessions.map(({ endedAt }) => endedAt instanceof Date)).toEqual([true]);
  const { rows } = await sql`select name, data, start_after from pgboss.job where name !~ '^__'`.execute(db);
  expect(rows).toEqual([{ name: "expire-offers", data: expect.objectContaining({ round: 1 }), startAfter: taskTime }]);
  const events = await db.selectFrom("securityEvents").select(["kind", "detail"]).orderBy("id").execute();
  expect(events.at(-1)).toEqual({ kind: "backup-restored", detail: name });
});

it("with a key every object is encrypted: only the key restores it", async () => {
  const backupKey = "a key of thirty-two characters or more";
  const { folder, installation, name, run } = await makeBackedUpPlace({ settings: { backupKey } });
  for (const file of await readdir(run))
    expect((await readFile(join(run, file))).subarray(0, 4).toString(), file).toBe("HNF1");
  await expect(restoreInto(await openInstallation(folder), name)).rejects.toThrow(
    "There are none that BACKUP_KEY opens",
  );
  const other = { backupKey: "another key of thirty-two characters" };
  await expect(restoreInto(await openInstallation(folder, { settings: other }))).rejects.toThrow("BACKUP_KEY");
  const owner = await openInstallation(folder, { isEmpty: true, settings: { backupKey } });
  await restoreInto(owner);
  expect(await hasOwnCity(owner)).toBe(true);
  await installation.stop();
});

it("a backup of an older schema gets the migrations since", async () => {
  const folder = await makeFolder();
  const { services } = await openInstallation(folder, { isEmpty: true });
  // The first schema that can note its backups. All later migrations run on what was restored.
  const older = "2026-11-23-1724-backups";
  await services.db.transaction().execute((transaction) => migrateWithin(transaction, older));
  await services.db.insertInto("cities").values({ name: ownCity, latitude: 33, longitude: 73 }).execute();
  await services.queue.open();
  expect((await createBackup(services, "command")).schema).toBe(older);
  await services.queue.stop();
  const elsewhere = await openInstallation(folder, { isEmpty: true });
  await restoreInto(elsewhere);
  expect(await hasOwnCity(elsewhere)).toBe(true);
  expect(await findSchema(elsewhere.services.db)).toBe(migrationNames.at(-1));
});

it("a backup in an S3 store is restored with its files, and deleted after 14 days", async () => {
  const { url: backupUrl } = await makeBucketPlace();
  const { installation, fileId } = await makeBackedUpPlace({ settings: { backupUrl } });
  const { bytes } = await readStoredFile(installation.services, fileId);
  const elsewhere = await openInstallation(await makeFolder(), { isEmpty: true, settings: { backupUrl } });
  await restoreInto(elsewhere);
  const again = await openInstallation("", { at: elsewhere, settings: { backupUrl } });
  expect(Buffer.from((await readStoredFile(again.services, fileId)).bytes).equals(bytes)).toBe(true);
  const later = { now: () => new Date(Date.now() + 15 * 86_400_000) };
  const { name } = await createBackup({ ...installation.services, clock: later }, "night");
  expect(await listBackups(installation.services.backups.vault)).toEqual([name]);
});
