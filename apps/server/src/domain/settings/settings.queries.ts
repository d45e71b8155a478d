import { PortalLanguage } from "@hunarmand/api/account/language";
import { ContractAccount } from "@hunarmand/api/contracts/contract-account";
import { DayPrice } from "@hunarmand/api/contracts/day-price";
import { ChannelRules } from "@hunarmand/api/notices/channels";
import { WalletAccounts } from "@hunarmand/api/payments/due";
import { ErasingTimes } from "@hunarmand/api/staff/erasing-times";
import { PlannedFee } from "@hunarmand/api/staff/fee/planned-fee";
import { OfficeContactBody } from "@hunarmand/api/staff/public-settings";
import { TextBudget } from "@hunarmand/api/staff/text-budget";
import { VisitHours } from "@hunarmand/api/staff/visit-hours";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import { dayOf } from "../../values/karachi-days.ts";

/** Default until the office sets them. */
const opening = {
  openingHours: "9am to 6pm, Monday to Saturday",
  openingHoursInUrdu: "صبح 9 سے شام 6 بجے تک، پیر سے ہفتہ",
};

/** Default until the office sets them. */
const visits: VisitHours = {
  days: [1, 2, 3, 4, 5, 6],
  opensAt: "09:00",
  closesAt: "18:00",
  slotMinutes: 30,
  peoplePerSlot: 2,
  bring: "Your CNIC, and proof of your skills if you have any. You sign the contract at our office.",
};

/** Default until the office sets them. Text messages cost most, so they are only for urgent notices. */
const channels: ChannelRules = {
  offers: { channels: ["push", "mail", "whatsapp", "phone"], minutes: 2 },
  jobs: { channels: ["push", "mail", "whatsapp", "phone"], minutes: 10 },
  money: { channels: ["push", "mail", "whatsapp"], minutes: 60 },
  account: { channels: ["push", "mail", "whatsapp"], minutes: 60 },
  contracts: { channels: ["push", "mail", "whatsapp"], minutes: 60 },
  answers: { channels: ["push", "mail"], minutes: 60 },
};

/** Default until the office sets them: one month to restore an account, and the six years that tax law requires for records. */
const erasing: ErasingTimes = { personDays: 30, documentDays: 2_192 };

/** Default until the office sets it. Each message costs money. */
const textBudget: TextBudget = { hour: 300, day: 2_000 };

/** In per cent. Default until the office sets it. */
const platformFeePercentDefault = 0;

/** In PKR. Default until the office sets it. */
const payoutApprovalAboveDefault = 500_000;

/** Monday. Default until the office sets it. */
const payoutWeekdayDefault = 1;

/** How many handymen. Default until the office sets it. */
const pricedCrewMaxDefault = 20;

const contactFields: Readonly<Record<string, z.ZodType>> = OfficeContactBody.shape;

/** Omits invalid values: contact data written under older rules must not break the portal. */
const omitInvalid = (stored: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stored).filter(([name, value]) => contactFields[name]?.safeParse(value).success));

/** The office's settings with their defaults. */
const Settings = z.object({
  platformFeePercent: z.number().min(0).max(100).default(platformFeePercentDefault),
  /** The next fee. A task does not have to apply it: `getSettings` returns the fee of the day. */
  plannedFee: PlannedFee.nullable().default(null),
  offerRoundSize: z.int().min(1).max(100).default(20),
  offerMinutes: z.int().min(1).max(1_440).default(30),
  urgentOfferMinutes: z.int().min(1).max(1_440).default(10),
  payoutApprovalAbovePkr: z.int().min(0).default(payoutApprovalAboveDefault),
  payoutWeekday: z.int().min(0).max(6).default(payoutWeekdayDefault),
  /** The published password of the demo's accounts, while these exist. */
  demoPassword: z.string().optional(),
  contact: z.record(z.string(), z.unknown()).default(opening).transform(omitInvalid).pipe(OfficeContactBody),
  visits: VisitHours.default(visits),
  walletAccounts: WalletAccounts.default({}),
  contractAccount: ContractAccount.nullable().default(null),
  channels: ChannelRules.default(channels),
  erasing: ErasingTimes.default(erasing),
  textBudget: TextBudget.default(textBudget),
  usualDayPrice: DayPrice.nullable().default(null),
  pricedCrewMax: z.int().min(0).default(pricedCrewMaxDefault),
  demandsSecondFactor: z.boolean().default(false),
  /** Set by `npm run maintenance`. */
  maintenance: z.object({ until: z.coerce.date() }).optional(),
  defaultLanguage: PortalLanguage.default("en"),
});
export type Settings = z.infer<typeof Settings>;

/** Undefined values stay unchanged. */
export type SettingsChange = { [Key in keyof Settings]?: Settings[Key] | undefined };

/** Today's fee as a column for any query, so that a list of jobs needs no second statement. By the database's own clock. */
export const platformFeePercent = sql<number>`coalesce(
  (select (value ->> 'percent')::float8 from settings
    where key = 'plannedFee' and (value ->> 'from')::date <= (now() at time zone 'Asia/Karachi')::date),
  (select (value #>> '{}')::float8 from settings where key = 'platformFeePercent'), ${sql.lit(platformFeePercentDefault)})`;

/** The sum in paisa above which a batch of payouts needs a second member of staff, for the statement that moves the batch. */
export const payoutApprovalAbovePaisa = sql<number>`(100 * coalesce(
  (select (value #>> '{}')::bigint from settings where key = 'payoutApprovalAbovePkr'), ${sql.lit(payoutApprovalAboveDefault)}))`;

/** The settings at this time: a planned fee counts from the beginning of its day. */
export async function getSettings(db: Database, now = new Date()): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  const stored = Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const { plannedFee } = stored;
  if (plannedFee === null || plannedFee.from > dayOf(now)) return stored;
  return { ...stored, platformFeePercent: plannedFee.percent, plannedFee: null };
}

/** Writes the given settings and leaves the others unchanged. */
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
