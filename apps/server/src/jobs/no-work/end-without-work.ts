import type { InputOf } from "@hunarmand/api/call";
import { type endWithoutWork as api, findNoWorkReasons, noWorkReasons } from "@hunarmand/api/jobs/no-work/no-work";
import { isInProgress, jobSteps } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findEndable } from "./no-work.queries.ts";

const { to: status } = jobSteps.endWithoutWork;

const sideOf = (caller: Caller) => {
  if (isOffice(caller)) return "office";
  return caller.role === "Customer" ? "customer" : "provider";
};

/** Ends a job after the arrival: no work, no payment (docs/product.md J30). */
export const endWithoutWork: UseCase<typeof api> = async ({ db, clock }, caller, { params, body }) => {
  assertOwnReason(caller, body);
  const end = { jobId: params.id, body, now: clock.now() };
  await db.transaction().execute((transaction) => endJob(transaction, caller, end));
  return { message: getReplies().endWithoutWork, status };
};

type Body = InputOf<typeof api>["body"];

/** Each side has its own reasons, and the office says it in words. @throws AppError not-allowed, validation-failed */
function assertOwnReason(caller: Caller, { reason, words }: Body): void {
  const own: readonly string[] = noWorkReasons[sideOf(caller)];
  if (!own.includes(reason)) throw new AppError("not-allowed");
  if (isOffice(caller) && !words) throw invalidField("words", "required");
}

interface End {
  jobId: string;
  body: Body;
  now: Date;
}

async function endJob(db: Database, caller: Caller, { jobId, body, now }: End): Promise<void> {
  const { accountId } = caller;
  const { reason: noWork, words } = body;
  await lockJob(db, jobId);
  const before = await findEndable(db, jobId, caller);
  if (!before) throw new AppError("job-not-found");
  if (before.noWorkReason && before.cancelledBy === accountId) return;
  const side = sideOf(caller);
  if (isInProgress(before)) {
    if (!findNoWorkReasons(side, before).includes(noWork)) throw invalidField("reason", "somebody-opened");
    assertAsRead(body.read, { price: toPkr(before.pricePaisa) });
  }
  const hasEnded = await moveJob(db, {
    step: "endWithoutWork",
    jobId,
    by: { as: side === "office" ? "Dispatcher" : side, accountId },
    now,
    set: { cancelledAt: now, cancelledBy: accountId, cancelReason: words ?? null, noWorkReason: noWork },
    detail: { noWork, ...(words ? { words } : {}) },
  });
  if (!hasEnded) throw new AppError("job-state");
  if (!isOffice(caller)) return;
  await writeAudit(db, {
    at: now,
    actorId: accountId,
    action: "job.end-without-work",
    subjectType: "job",
    subjectId: jobId,
    before: { status: before.status },
    after: { status },
    ...(words ? { reason: words } : {}),
  });
}
