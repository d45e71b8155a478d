import { ChannelRules } from "@hunarmand/api/notices/channels";
import { WalletAccounts } from "@hunarmand/api/payments/due";
import { OfficeContactBody } from "@hunarmand/api/staff/public-settings";
import { ErasingTimes } from "@hunarmand/api/staff/staff";
import { VisitHours } from "@hunarmand/api/staff/visit-hours";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../database/database.ts";

/** When calls are taken, until the office says otherwise. */
const openingHours = "9am to 6pm, Monday to Saturday";

/** Until the office says otherwise. */
const visits: VisitHours = {
  days: [1, 2, 3, 4, 5, 6],
  opensAt: "09:00",
  closesAt: "18:00",
  slotMinutes: 30,
  peoplePerSlot: 2,
  bring: "Your CNIC, proof of your skills if you have any, and the signed contract form.",
};

/** Until the office says otherwise: text messages cost most, and go for what cannot wait. */
const channels: ChannelRules = {
  offers: { channels: ["mail", "whatsapp", "phone"], minutes: 2 },
  jobs: { channels: ["mail", "whatsapp", "phone"], minutes: 10 },
  money: { channels: ["mail", "whatsapp"], minutes: 60 },
  account: { channels: ["mail", "whatsapp"], minutes: 60 },
  contracts: { channels: ["mail", "whatsapp"], minutes: 60 },
  answers: { channels: ["mail"], minutes: 60 },
};

/** Until the office says otherwise: a month to come back to it, and the six years that tax law asks for records. */
const erasing: ErasingTimes = { personDays: 30, documentDays: 2_192 };

/** In per cent, until the office says otherwise. */
const platformFeePercentDefault = 0;

const contactFields: Readonly<Record<string, z.ZodType>> = OfficeContactBody.shape;

/** Leaves out what no longer passes: contact data that was written under looser rules must not stop the whole portal. */
const keepValid = (stored: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stored).filter(([name, value]) => contactFields[name]?.safeParse(value).success));

/** What the office sets, with what holds until it does. */
const Settings = z.object({
  platformFeePercent: z.number().min(0).max(100).default(platformFeePercentDefault),
  offerRoundSize: z.int().min(1).max(100).default(20),
  offerMinutes: z.int().min(1).max(1_440).default(30),
  /** The published password of the demo's accounts, as long as they are there. */
  demoPassword: z.string().optional(),
  contact: z.record(z.string(), z.unknown()).default({ openingHours }).transform(keepValid).pipe(OfficeContactBody),
  visits: VisitHours.default(visits),
  walletAccounts: WalletAccounts.default({}),
  channels: ChannelRules.default(channels),
  erasing: ErasingTimes.default(erasing),
  demandsSecondFactor: z.boolean().default(false),
});
export type Settings = z.infer<typeof Settings>;

/** What is to change; what is undefined stays. */
export type SettingsChange = { [Key in keyof Settings]?: Settings[Key] | undefined };

/** The fee as one column of any query: a list of jobs then needs no second statement. */
export const platformFeePercent = sql<number>`coalesce(
  (select (value #>> '{}')::float8 from settings where key = 'platformFeePercent'), ${sql.lit(platformFeePercentDefault)})`;

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
