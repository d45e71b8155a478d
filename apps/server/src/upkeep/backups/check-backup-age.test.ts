import { listDue } from "@hunarmand/api/staff/inbox";
import { expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { checkBackupAge } from "./check-backup-age.ts";

const portal = await startPortal();

const hourMilliseconds = 3_600_000;
const hoursAgo = (hours: number) => new Date(portal.clock.now().getTime() - hours * hourMilliseconds);

async function noteBackup(startedAt: Date, failure?: string): Promise<void> {
  const backup = { name: startedAt.toISOString(), reason: "night", startedAt, place: "/srv/backups" } as const;
  const end = failure ? { failure } : { finishedAt: startedAt, bytes: 1, files: 0, filesMissing: 0 };
  await portal.db
    .insertInto("backups")
    .values({ ...backup, ...end })
    .execute();
}

const listMails = () => portal.db.selectFrom("outbox").select(["recipient", "text"]).orderBy("recipient").execute();

it("a backup older than 26 hours is in the Owner's inbox until there is a newer one, and each Owner gets one mail", async () => {
  const [owner, other] = [await makeStaff(portal, "Owner"), await makeStaff(portal, "Owner")];
  const dismissed = await makeStaff(portal, "Owner");
  await portal.db
    .updateTable("accounts")
    .set({ disabledAt: hoursAgo(1) })
    .where("id", "=", dismissed.id)
    .execute();
  const finance = await makeStaff(portal, "Finance");
  const readInbox = async (person = owner) => (await portal.as(person).call(listDue, { query: {} })).body;
  await noteBackup(hoursAgo(25));
  await checkBackupAge(portal.services);
  expect(await readInbox()).toEqual([]);

  await portal.db.deleteFrom("backups").execute();
  await noteBackup(hoursAgo(27));
  await noteBackup(hoursAgo(3), "the disk is full");
  await Promise.all([checkBackupAge(portal.services), checkBackupAge(portal.services)]);
  await checkBackupAge(portal.services);
  expect(await readInbox()).toEqual([expect.objectContaining({ kind: "backup", who: "" })]);
  expect(await readInbox(finance)).toEqual([]);
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email, other.email].toSorted());
  expect(mails[0]?.text).toMatch(/The last backup was made at \d{4}-\d\d-\d\d \d\d:\d\d\..+\/office\/health/s);

  await noteBackup(hoursAgo(1));
  await checkBackupAge(portal.services);
  expect(await readInbox()).toEqual([]);
});

it("a portal that never made a backup raises the alarm 26 hours after its first start", async () => {
  const owner = await makeStaff(portal, "Owner");
  const id = "0b7c6f52-7a0e-4c43-9c1e-1f6d2f0f3a11";
  await portal.db
    .insertInto("installation")
    .values({ id, tiedAt: hoursAgo(25) })
    .execute();
  await checkBackupAge(portal.services);
  expect(await listMails()).toEqual([]);
  await portal.db
    .updateTable("installation")
    .set({ tiedAt: hoursAgo(27) })
    .execute();
  await checkBackupAge(portal.services);
  expect(await listMails()).toEqual([
    { recipient: owner.email, text: expect.stringContaining("There is no backup yet.") },
  ]);
});
