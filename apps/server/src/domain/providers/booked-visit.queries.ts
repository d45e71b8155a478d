import { visitStatus, visitSteps } from "@hunarmand/api/providers/visit-steps";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";

/** Returns the applicant's booked visit to the office. They can have one at a time (docs/product.md P13). */
export const findBookedVisit = (db: Database, providerId: string) =>
  db
    .selectFrom("visits")
    .select(["id", "startsAt", "status"])
    .where("providerId", "=", providerId)
    .where("status", "=", visitStatus.booked)
    .executeTakeFirst();

/** Cancels the applicant's visit on their own wish. Returns the visit before the change, or undefined if none is booked. */
export async function cancelBookedVisit(db: Database, providerId: string, now: Date) {
  const booked = await findBookedVisit(db, providerId);
  const set = { decidedAt: now, decidedBy: providerId };
  return booked && takeStep(db, "visits", { rule: visitSteps.cancel, which: { id: booked.id }, set });
}
