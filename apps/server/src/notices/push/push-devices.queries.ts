import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PushAddress } from "../../services/push/push.ts";

/** Whether the account has a device with push messages. */
export const hasPushDevice = (accountId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from push_devices device where device.account_id = ${sql.ref(accountId)})`;

/** At most `limits.pushDevicesOfAccount`. */
export const selectDevices = (db: Database, accountId: string) =>
  db
    .selectFrom("pushDevices")
    .select(["id", "sessionId", "browser", "system", "createdAt", "usedAt", "serverKey"])
    .select(["endpoint", "p256dh", "auth"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();

/** Locks the session, so that it cannot end before this transaction does. Returns whether it is open. */
export async function holdOpenSession(db: Database, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return session !== undefined;
}

export interface NewDevice extends PushAddress {
  id: string;
  accountId: string;
  sessionId: string;
  serverKey: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
}

/** A browser belongs to one account: for the last person who subscribed on it, it is a new device. */
export async function writeDevice(db: Database, device: NewDevice): Promise<void> {
  const { id: _id, createdAt: _createdAt, endpoint, ...changed } = device;
  await db
    .deleteFrom("pushDevices")
    .where("endpoint", "=", endpoint)
    .where("accountId", "!=", device.accountId)
    .execute();
  await db
    .insertInto("pushDevices")
    .values({ ...device, usedAt: null })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(changed))
    .execute();
}

/** Keeps the newest ones, so that nobody can make each of their notices cost hundreds of requests. */
export async function removeOldestDevices(db: Database, accountId: string): Promise<void> {
  await sql`delete from push_devices where id in (select id from push_devices where account_id = ${accountId}
    order by created_at desc, id offset ${limits.pushDevicesOfAccount})`.execute(db);
}

/** Returns whether the person had such a device. */
export async function deleteDevice(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const device = await db
    .deleteFrom("pushDevices")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return device !== undefined;
}

/** Removes devices whose subscription has ended. A row that was taken over or renewed meanwhile has another key and stays. */
export async function deleteEnded(db: Database, devices: { id: string; auth: string }[]): Promise<void> {
  for (const { id, auth } of devices)
    await db.deleteFrom("pushDevices").where("id", "=", id).where("auth", "=", auth).execute();
}

export async function noteUse(db: Database, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("pushDevices").set({ usedAt: now }).where("id", "in", ids).execute();
}
