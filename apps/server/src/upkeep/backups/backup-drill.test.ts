import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sizeAt } from "../../../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../../../bench/data/fill-database.ts";
import { type Installation, makeFolder, openInstallation } from "../../../test/installation.ts";
import { asUpload, makePicture } from "../../../test/make-image.ts";
import { runOn } from "../../../test/postgres-server.ts";
import { readEveryCall } from "../../../test/read-every-call.ts";
import { readStoredFile, storeImage } from "../../services/files/files.ts";
import { createBackup } from "./create-backup.ts";
import { restoreInstallation } from "./restore-installation.ts";

const thousandth = 0.001;

async function storePapers({ services }: Installation): Promise<string[]> {
  const owners = await services.db.selectFrom("providers").select("accountId").orderBy("accountId").limit(2).execute();
  const ids: string[] = [];
  for (const { accountId: ownerId } of owners) {
    const upload = asUpload(await makePicture());
    ids.push((await storeImage(services, { ownerId, kind: "cnic-front", upload, isPrivate: true })).id);
    ids.push((await storeImage(services, { ownerId, kind: "profile-image", upload, isPrivate: false })).id);
  }
  return ids;
}

const readFiles = ({ services }: Installation, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => Buffer.from((await readStoredFile(services, id)).bytes).toString("base64")));

/** Removes the database, the files and the secret. */
async function destroy(installation: Installation): Promise<void> {
  await installation.stop();
  const url = new URL(installation.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  await runOn(url.href, `drop database ${name}`);
  await rm(installation.dataFolder, { recursive: true });
}

it("a town whose database, files and secret are destroyed replies as before when its backup is restored elsewhere", async () => {
  const backups = await makeFolder();
  // It does not move: midnight, or the end of a quote, between the two readings would change a reply.
  const now = new Date();
  const clock = { now: () => now };
  const town = await openInstallation(backups, { clock });
  const app = await town.start();
  await fillDatabase(town.services.db, sizeAt(thousandth, now));
  const papers = await storePapers(town);
  await town.services.queue.enqueue(town.services.db, "expire-offers", { jobId: "waiting", round: 1 });
  const replies = await readEveryCall(app, town.services);
  expect(replies.size).toBeGreaterThan(50);
  const pictures = await readFiles(town, papers);
  const { name } = await createBackup(town.services, "command");
  expect((await stat(join(backups, "open", "runs", name))).mode & 0o777).toBe(0o700);
  expect((await stat(join(backups, "open", "runs", name, "secret"))).mode & 0o777).toBe(0o600);
  await destroy(town);

  const elsewhere = await openInstallation(backups, { isEmpty: true, clock });
  await restoreInstallation(elsewhere.services, elsewhere.place, { wished: "newest", say: () => {} });
  const again = await openInstallation(backups, { at: elsewhere, clock });
  const restored = await readEveryCall(await again.start(), again.services);
  for (const [call, reply] of replies) expect(restored.get(call), call).toBe(reply);
  expect(await readFiles(again, papers)).toEqual(pictures);
});
