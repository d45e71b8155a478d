import type * as api from "@hunarmand/api/jobs/arrival";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findPosted } from "../customer/jobs.queries.ts";

export const correctPin: UseCase<typeof api.correctPin> = async ({ db, clock }, caller, { params, body }) => {
  const [now, jobId, { accountId }] = [clock.now(), params.id, caller];
  const set = { latitude: body.pinLocationLatitude, longitude: body.pinLocationLongitude, pinReportedAt: null };
  await db.transaction().execute(async (transaction) => {
    const before = await findPosted(transaction, jobId, isOffice(caller) ? undefined : accountId);
    if (!before) throw new AppError("job-not-found");
    const by = { as: isOffice(caller) ? "Dispatcher" : "customer", accountId } as const;
    if (!(await moveJob(transaction, { step: "correctPin", jobId, by, now, set }))) throw new AppError("job-state");
    if (!isOffice(caller)) return;
    const pin = { latitude: set.latitude, longitude: set.longitude };
    const subject = { subjectType: "job", subjectId: jobId, before, after: pin };
    await writeAudit(transaction, { at: now, actorId: accountId, action: "job.correct-pin", ...subject });
  });
  return { message: getReplies().correctPin };
};
