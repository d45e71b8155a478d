import { visitSteps } from "@hunarmand/api/providers/visit-steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { decideVisit, findVisit } from "./visits.queries.ts";

/** The same word twice is one. @throws AppError visit-not-found, visit-state */
export async function markVisit(
  { db, clock }: Services,
  { accountId: actorId }: Caller,
  { id, step, read }: { id: string; step: "came" | "missed"; read: { startsAt: string } },
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    const decided = await decideVisit(transaction, { id, step, now: at, by: actorId });
    if (!decided) {
      const visit = await findVisit(transaction, id);
      if (visit?.status === visitSteps[step].to) return;
      throw new AppError(visit ? "visit-state" : "visit-not-found");
    }
    assertAsRead(read, { startsAt: decided.startsAt }, "");
    const subject = { subjectType: "provider", subjectId: decided.providerId };
    await writeAudit(transaction, { at, actorId, action: `visit.${step}`, ...subject });
  });
}
