import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { exactPrices, usualPriceOfJob } from "../../domain/catalogue/exact-prices.queries.ts";
import { isAskedFirst } from "../../domain/jobs/job-conditions.ts";
import { toNetBand } from "../../domain/jobs/price-band.ts";
import { platformFeePercent } from "../../domain/settings/settings.queries.ts";
import { formatAmount } from "./format-amount.ts";
import type { OfferValues } from "./say-offer.ts";

type OfferFact = Awaited<ReturnType<typeof selectOpenOffers>>[number];

/** The open offers of these jobs, with what their handymen usually get. */
export const selectOpenOffers = (db: Database, jobIds: string[]) =>
  db
    .selectFrom("offers as offer")
    .innerJoin("jobs as job", "job.id", "offer.jobId")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .leftJoin(exactPrices.as("exact"), "exact.subSkillId", "job.subSkillId")
    .select(["offer.jobId", "offer.providerId", "offer.expiresAt", "job.scheduledFor"])
    .select([isAskedFirst.as("isAskedFirst"), ...usualPriceOfJob, platformFeePercent.as("platformFeePercent")])
    .where(sql<boolean>`offer.job_id = any(${jobIds}::uuid[])`)
    .where(isOneOf("offer.status", [offerStatus.offered]))
    .execute();

export const toOfferValues = (offer: OfferFact): OfferValues => ({
  askedFirst: offer.isAskedFirst ? "yes" : "",
  wishedAt: offer.scheduledFor?.toISOString() ?? "",
  net: sayNet(offer),
  answerBy: offer.expiresAt?.toISOString() ?? "",
});

function sayNet(offer: OfferFact): string {
  const band = toNetBand(offer, offer.platformFeePercent);
  if (!band) return "";
  const write = (pkr: number) => formatAmount(Math.round(pkr * 100));
  return `PKR ${band.median === undefined ? `${write(band.from)}–${write(band.to)}` : write(band.median)}`;
}
