import { join } from "node:path";
import { storeImage } from "../src/services/files/files.ts";
import { startSession } from "../src/services/login/sessions.ts";
import { createBackup } from "../src/upkeep/backups/create-backup.ts";
import { restoreInstallation } from "../src/upkeep/backups/restore-installation.ts";
import { type Installation, type InstallationOptions, makeFolder, openInstallation } from "./installation.ts";
import { asUpload, makePicture } from "./make-image.ts";

/** The name of a city that only a backed-up place has. */
export const ownCity = "Backup City";

/** When the waiting task of a backed-up place is due. */
export const taskTime = new Date("2040-01-01T00:00:00Z");

/** An installation with an owner who is logged in, a city of its own, an encrypted file and a waiting task, and a backup of it. */
export async function makeBackedUpPlace(options: InstallationOptions = {}) {
  const folder = await makeFolder();
  const installation = await openInstallation(folder, options);
  await installation.start();
  const fileId = await fill(installation);
  const { name } = await createBackup(installation.services, "command");
  const { folder: keyFolder } = installation.services.backups.vault;
  return { folder, installation, fileId, name, run: join(folder, keyFolder, "runs", name) };
}

async function fill({ services }: Installation): Promise<string> {
  const id = "0b7c6f52-7a0e-4c43-9c1e-1f6d2f0f3a11";
  const owner = { id, firstName: "Amna", lastName: "Iqbal", email: "owner@example.pk", phone: null, passwordHash: "" };
  await services.db
    .insertInto("accounts")
    .values({ ...owner, role: "Owner", createdAt: new Date() })
    .execute();
  await services.db.insertInto("cities").values({ name: ownCity, latitude: 33, longitude: 73 }).execute();
  await startSession(services, { ...owner, role: "Owner", status: undefined }, "login-password");
  await services.queue.enqueue(services.db, "expire-offers", { jobId: id, round: 1 }, { startAfter: taskTime });
  const upload = asUpload(await makePicture());
  return (await storeImage(services, { ownerId: id, kind: "payment-proof", upload, isPrivate: true })).id;
}

export async function hasOwnCity({ services }: Installation): Promise<boolean> {
  const row = await services.db.selectFrom("cities").select("id").where("name", "=", ownCity).executeTakeFirst();
  return row !== undefined;
}

/** Restores a backup, and returns the lines for the operator. */
export async function restoreInto({ services, place }: Installation, wished = "newest"): Promise<string[]> {
  const lines: string[] = [];
  await restoreInstallation(services, place, { wished, say: (line) => lines.push(line) });
  return lines;
}
