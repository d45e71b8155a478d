import type { InputOf } from "@hunarmand/api/call";
import type { acceptJob } from "@hunarmand/api/jobs/provider";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { maskContacts } from "../../values/mask-contacts.ts";

type OfferRead = NonNullable<InputOf<typeof acceptJob>["body"]["read"]>;

/** Compares what a handyman has read of an offer with its current facts. @throws AppError facts-changed */
export async function assertOfferAsRead(db: Database, jobId: string, read: OfferRead): Promise<void> {
  const { description, ...job } = await db
    .selectFrom("jobs as job")
    .innerJoin("areas as area", "area.id", "job.areaId")
    .leftJoin("subSkills as subSkill", "subSkill.id", "job.subSkillId")
    .select(["area.name as area", "subSkill.name as subSkill", "job.scheduledFor", "job.description"])
    .where("job.id", "=", jobId)
    .executeTakeFirstOrThrow();
  const { platformFeePercent } = await getSettings(db);
  const now = { ...job, customerWords: description && maskContacts(description), platformFeePercent };
  assertAsRead(withoutAmounts(read), withoutAmounts(now));
}

/** The facts without amounts. The fee is a rate, so it stays. */
const withoutAmounts = <T extends { platformFeePercent: number }>(facts: T) => ({
  ...facts,
  platformFeePercent: `${facts.platformFeePercent} %`,
});
