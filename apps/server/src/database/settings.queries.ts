import { OfficeContact } from "@hunarmand/contract/staff";
import { z } from "zod";
import type { Database } from "./database.ts";

/** What the office sets, with what holds until it does. */
const Settings = z.object({
  platformFeePercent: z.number().min(0).max(100).default(0),
  offerRoundSize: z.int().min(1).max(100).default(20),
  offerMinutes: z.int().min(1).max(1_440).default(30),
  contact: OfficeContact.default({}),
});
export type Settings = z.infer<typeof Settings>;

/** What is to change; what is undefined stays. */
export type SettingsChange = { [Key in keyof Settings]?: Settings[Key] | undefined };

export async function getSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** Sets what is given and leaves the rest as it is. */
export async function writeSettings(db: Database, changes: SettingsChange): Promise<void> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const rows = given.map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await db
    .insertInto("settings")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doUpdateSet(({ ref }) => ({ value: ref("excluded.value") })))
    .execute();
}
