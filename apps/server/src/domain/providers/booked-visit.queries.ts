import { visitStatus, visitSteps } from "@hunarmand/api/providers/visit-steps";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";

/** The visit to the office that an applicant has booked: one at a time (docs/product.md P13). */
export const findBookedVisit = (db: Database, providerId: string) =>
  db
    .selectFrom("visits")
    .select(["id", "startsAt", "status"])
    .where("providerId", "=", providerId)
    .where("status", "=", visitStatus.booked)
    .executeTakeFirst();

/** Returns the visit as it was, or nothing when none is booked any more. */
export async function cancelBookedVisit(db: Database, providerId: string, now: Date) {
  const booked = await findBookedVisit(db, providerId);
  const set = { decidedAt: now, decidedBy: providerId };
  return booked && takeStep(db, "visits", { rule: visitSteps.cancel, which: { id: booked.id }, set });
}
