import { expect, it } from "vitest";
import { hasOwnCity, makeBackedUpPlace } from "../../../test/backed-up-place.ts";
import { openInstallation } from "../../../test/installation.ts";
import { openPostgres } from "../../database/postgres.ts";
import { moveDatabase } from "./move-database.ts";

it("a database moves into an empty one with its sessions, and is refused by one that holds data or while a portal runs", async () => {
  const { folder, installation } = await makeBackedUpPlace();
  const target = await openInstallation(folder, { isEmpty: true });
  const { services } = target;
  const goal = { database: { db: services.db, connect: services.backups.connect }, queue: services.queue };
  await expect(moveDatabase(installation.services, goal, { ownSessions: 0 })).rejects.toThrow("Stop it first");
  await installation.stop();

  const stopped = await openInstallation(folder, { at: installation });
  await moveDatabase(stopped.services, goal, { ownSessions: 0 });
  expect(await hasOwnCity(target)).toBe(true);
  const listSessions = (from: typeof target) =>
    from.services.db.selectFrom("sessions").select(["id", "endedAt"]).orderBy("id").execute();
  expect(await listSessions(target)).toEqual(await listSessions(stopped));

  const other = openPostgres(target.databaseUrl, { deadlineScale: 100 });
  await expect(
    moveDatabase(stopped.services, { database: other, queue: services.queue }, { ownSessions: 0 }),
  ).rejects.toThrow("The target holds data");
  await other.close();
});
